import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from './addresses.ts'

/**
 * Starts a whole portal as `npm start` does, on its own ports, data and releases.
 * @param folder where data and releases are kept
 * @param errorOutput where its error lines go: to those of the test runner, or to be read
 */
export function startPortal(
  ports: Record<string, string>,
  folder: string,
  errorOutput: 'inherit' | 'pipe' = 'inherit',
) {
  const child = spawn(process.execPath, [join(root, 'shared/launcher/bootstrap.mjs'), 'start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', errorOutput],
    env: { ...process.env, ...ports, DATA_DIR: join(folder, 'data'), PORTAL_STORE: join(folder, 'store') },
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  let output = ''
  let errors = ''
  child.stderr?.on('data', (text) => {
    errors += text
  })
  child.stdout?.on('data', (text) => {
    output += text
  })

  return {
    ended,
    errors: () => errors,
    /** Resolves when the portal has said that it is up. Rejects with its output when it ends before. */
    async ready() {
      const said = new Promise<void>((resolve) => {
        child.stdout?.on('data', () => {
          if (output.includes(`http://localhost:${ports.PORTAL_PORT}`)) resolve()
        })
      })
      await Promise.race([
        said,
        ended.then((code) => {
          throw new Error(`The portal ended with ${code}:\n${output}`)
        }),
      ])
    },
    /** As Ctrl-C does. Resolves when every process has ended. */
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}
