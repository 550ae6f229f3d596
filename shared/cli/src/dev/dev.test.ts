import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline/promises'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { freePort } from '@portal/build/free-port'

const command = path.resolve(import.meta.dirname, '../nordtal.ts')

/** A server that the command leaves behind keeps its output open, and outlives the test. */
const LIMIT_MS = 20_000

let project: string
let port: number
let portal: Server
let portalOrigin: string
/** In the app config of the portal. */
let overrideOrigins: string

beforeEach(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'dev-'))
  port = await freePort()
  overrideOrigins = `https://dev.example, http://localhost:${port}`
  portal = createServer(({ url }, response) => {
    response.statusCode = url === '/config.json' ? 200 : 404
    response.end(JSON.stringify([{ name: 'overrideOrigins', value: overrideOrigins }]))
  }).listen(0, 'localhost')
  await once(portal, 'listening')
  portalOrigin = `http://localhost:${(portal.address() as AddressInfo).port}`
})
afterEach(async () => {
  portal.close()
  await rm(project, { recursive: true })
})

/** A server as that of a bundler: it serves the manifest once it has built, and lets the portal in `PORTAL_ORIGIN` read it. */
const server = `
import { createServer } from 'node:http'
import { argv, env } from 'node:process'
const files = { '/mf-manifest.json': {}, '/remote.json': { name: 'mfe-meters', basePath: '/meters' } }
let requests = 0
createServer((request, response) => {
  const isBuilt = requests++ > 1
  response.statusCode = isBuilt && files[request.url] ? 200 : 404
  response.end(JSON.stringify(files[request.url]))
}).listen(Number(argv.at(-1)), 'localhost', () => console.log('allows ' + env.PORTAL_ORIGIN))
setTimeout(() => process.exit(), ${2 * LIMIT_MS})
`

/** Runs `nordtal dev` in a project whose script for development is this one. */
async function dev(script: string) {
  await writeFile(path.join(project, 'package.json'), JSON.stringify({ scripts: { dev: script } }))
  await writeFile(path.join(project, 'server.mjs'), server)
  const args = [command, 'dev', '--portal', `${portalOrigin}/contracts`, '--port', String(port)]
  return spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'pipe'] })
}

test(
  'the address in the portal is printed once the server has built, and the server ends with the command',
  async () => {
    const running = await dev('node server.mjs')
    const printed: string[] = []
    for await (const line of createInterface(running.stdout)) {
      printed.push(line)
      if (line.includes('Ctrl-C')) running.kill()
    }
    expect(printed).toEqual(
      expect.arrayContaining([
        `allows ${portalOrigin}`,
        `Open ${portalOrigin}/meters?override=mfe-meters@http://localhost:${port}`,
      ]),
    )
    await expect(fetch(`http://localhost:${port}`)).rejects.toThrow('fetch failed')
  },
  LIMIT_MS,
)

test('a server that ends, or a port in use, ends the command', async () => {
  const failing = await dev('exit 3')
  expect((await once(failing, 'close'))[0]).toBe(1)

  const other = createServer((_, response) => response.end()).listen(port, 'localhost')
  await once(other, 'listening')
  const refused = await dev('node server.mjs')
  const [message] = await once(refused.stderr, 'data')
  expect(String(message)).toBe(
    `Something answers at http://localhost:${port} already: choose another port with --port\n`,
  )
  other.close()
})

test('a portal that would ignore the server, or is none, ends the command before the server starts', async () => {
  const reasonOf = async () => String((await once((await dev('node server.mjs')).stderr, 'data'))[0])
  overrideOrigins = 'https://dev.example'
  expect(await reasonOf()).toBe(
    `${portalOrigin} would ignore http://localhost:${port}: overrideOrigins of its app config must list it, and lists only https://dev.example\n`,
  )
  overrideOrigins = ''
  expect(await reasonOf()).toContain('must list it, and lists none')
  portal.close()
  portal.closeAllConnections()
  expect(await reasonOf()).toBe(`${portalOrigin} cannot be reached (ECONNREFUSED)\n`)
})
