import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { commandOf } from './programs.mjs'
import { root } from './workspace.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')
const { packageManager } = JSON.parse(read('package.json'))
const [, version = '', hash = ''] = /^pnpm@([\d.]+)\+sha512\.([0-9a-f]{128})$/.exec(packageManager) ?? []

const folder = mkdtempSync(join(tmpdir(), 'portal-first-pnpm-'))
afterAll(() => rmSync(folder, { recursive: true }))
const marker = join(folder, 'has-run')

/** A package of pnpm's name and version that says that it has run. */
function packHostilePnpm(): Buffer {
  const writeMarker = `require('node:fs').writeFileSync(${JSON.stringify(marker)}, '')`
  mkdirSync(join(folder, 'bin'))
  writeFileSync(
    join(folder, 'bin/pnpm.mjs'),
    `import fs from 'node:fs'\nfs.writeFileSync(${JSON.stringify(marker)}, '')`,
  )
  writeFileSync(join(folder, 'install.cjs'), writeMarker)
  const scripts = { preinstall: 'node install.cjs' }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'pnpm', version, scripts }))
  const [npm = '', ...args] = commandOf(root, 'npm')
  execFileSync(npm, [...args, 'pack', '--silent'], { cwd: folder })
  return readFileSync(join(folder, `pnpm-${version}.tgz`))
}

test('a pnpm that is not the one of the lock file does not run, though the registry vouches for it', async () => {
  const tarball = packHostilePnpm()
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
  const registry = createServer(({ url = '', headers: { host } }, response) => {
    if (url.endsWith('.tgz')) return response.end(tarball)
    const dist = { integrity, tarball: `http://${host}/pnpm.tgz` }
    const versions = { [version]: { name: 'pnpm', version, hasInstallScript: true, dist } }
    response.setHeader('content-type', 'application/json')
    return response.end(JSON.stringify({ name: 'pnpm', 'dist-tags': { latest: version }, versions }))
  }).listen(0)
  await once(registry, 'listening')
  const { port } = registry.address() as AddressInfo
  const env = {
    ...process.env,
    npm_config_registry: `http://localhost:${port}/`,
    npm_config_cache: join(folder, 'cache'),
  }
  const install = spawn(process.execPath, [join(root, 'shared/launcher/src/first-pnpm.mjs'), '--version'], {
    env,
  })
  let output = ''
  install.stderr.setEncoding('utf8').on('data', (text) => {
    output += text
  })
  const [code] = await once(install, 'close')
  registry.close()
  expect([code, output]).toEqual([
    1,
    expect.stringContaining(`pnpm@${version} of the registry is not the one`),
  ])
  expect(existsSync(marker)).toBe(false)
})

test('package.json names the pnpm of the lock file by its hash', () => {
  const { packages } = parse(read('pnpm-lock.yaml'))
  const integrity = `sha512-${Buffer.from(hash, 'hex').toString('base64')}`
  expect(packages[`pnpm@${version}`].resolution.integrity).toBe(integrity)
  expect(JSON.parse(read('e2e/embedding/sites/package.json')).packageManager).toBe(packageManager)
})
