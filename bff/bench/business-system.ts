import { createServer } from 'node:http'

// Stands for all business systems, and takes every change at once: its time is not what is measured.
const [, , port] = process.argv

createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"accepted":true}')
  })
}).listen(Number(port), '127.0.0.1')
