import { join } from 'node:path'
import type { Children } from './children.ts'
import { compileErrors } from './compile-errors.ts'
import { LaunchError } from './launch-error.ts'
import { say, seconds } from './terminal.ts'
import { root } from './workspace.ts'

export const buildScript = join(root, 'shared/build/src/build.ts')

/**
 * Builds one app into its `dist` folder.
 * @throws LaunchError with what the compiler said
 */
export async function buildApp(children: Children, app: string, showcase: boolean): Promise<void> {
  const startedAt = Date.now()
  const child = children.node(buildScript, showcase ? ['--showcase'] : [], {
    cwd: join(root, app),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += data
    })
  }
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new LaunchError(`${app} does not build:\n${compileErrors(output)}`)
  say(`${app.padEnd(22)}built (${seconds(Date.now() - startedAt)})`)
}
