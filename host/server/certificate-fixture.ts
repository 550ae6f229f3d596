import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from '@jest/globals'

/** A folder for certificates of `localhost`, which is removed after the tests of a file. */
export function certificateFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-tls-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const path = (name: string) => join(folder, name)
  return {
    path,
    read: (name: string) => readFileSync(path(name)),
    /** Writes `<name>.pem`, signed by itself, and `<name>.key`. */
    create(name: string): void {
      const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
      const files = ['-keyout', path(`${name}.key`), '-out', path(`${name}.pem`)]
      const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-days', '1']
      execFileSync('openssl', ['req', '-x509', ...curve, ...files, ...subject], { stdio: 'ignore' })
    },
  }
}
