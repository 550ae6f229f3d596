import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from '@jest/globals'
import { certificateFolder } from './certificate-fixture.ts'
import { startPortalForEachTest } from './server-fixture.ts'

const containerfile = readFileSync(join(import.meta.dirname, '../../Containerfile'), 'utf8')
const [, command = ''] = /^HEALTHCHECK .*CMD (\[.*PORTAL_PORT.*\])$/m.exec(containerfile) ?? []
const [, ...args]: string[] = JSON.parse(command)

const certificates = certificateFolder()
certificates.create('own')
const tls = { cert: certificates.read('own.pem'), key: certificates.read('own.key') }

/** Runs the health check of the container with this environment. */
const check = (port: number, env: Record<string, string>) =>
  promisify(execFile)(process.execPath, args, { env: { PORTAL_PORT: String(port), ...env } })

describe.each([
  ['a certificate', { tls }, { TLS_CERT: '/tls.pem' }],
  ['no certificate', {}, {}],
])('with %s', (_, config, env: Record<string, string>) => {
  const portal = startPortalForEachTest({}, config)

  test('the container of a server that runs is healthy, and of one that has ended is not', async () => {
    await portal.app().listen()
    const { port } = portal.app().server.address() as AddressInfo
    expect(await check(port, env)).toEqual({ stdout: '', stderr: '' })
    await portal.app().close()
    await expect(check(port, env)).rejects.toMatchObject({ code: 1 })
  })
})
