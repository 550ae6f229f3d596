import { createServer } from 'node:http'

// Stands in for all business systems and accepts every change at once, so that their time is not measured.
const [, , port] = process.argv

createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"accepted":true}')
  })
}).listen(Number(port), '127.0.0.1')
