import { join } from 'node:path'
import type { BuildMessage } from '@portal/build/message'
import { ReleaseError } from '@portal/release'
import type { Children } from './children.ts'
import { compileErrors } from './compile-errors.ts'
import { releaseDevelopmentBuild } from './releases.ts'
import { complain, LaunchError, say, seconds } from './terminal.ts'
import { root } from './workspace.ts'

const buildScript = join(root, 'shared/build/src/build.ts')

export interface Watcher {
  /** Fulfilled after the first build, whether or not it was successful. */
  started: Promise<void>
  /** Rejected when the watching process ends by itself. */
  died: Promise<never>
}

/** Builds an app again after each change of its source, and makes each successful build the active release. */
export function watchApp(children: Children, app: string, storeDir: string): Watcher {
  const child = children.node(buildScript, ['--watch'], {
    cwd: join(root, app),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  child.stderr?.on('data', (data) => {
    said = `${said}${data}`.slice(-10_000)
  })
  const died = new Promise<never>((_, reject) => {
    child.once('close', () => reject(new LaunchError(`${app} can no longer be watched:\n${said.trim()}`)))
  })
  const started = new Promise<void>((resolve) => {
    // One after the other, so that an older build never replaces a newer one.
    let last = Promise.resolve()
    child.on('message', (message: BuildMessage) => {
      last = last.then(() => follow(message, storeDir)).then(resolve)
    })
  })
  return { started: Promise.race([started, died]), died }
}

async function follow(message: BuildMessage, storeDir: string): Promise<void> {
  if (message.type === 'failed')
    return complain(`${message.app} does not build:\n${compileErrors(message.message)}`)
  try {
    const release = await releaseDevelopmentBuild(message.app, storeDir)
    say(
      `${message.app.padEnd(22)}release ${release} active (${seconds(message.milliseconds)}), reload the page`,
    )
  } catch (error) {
    // A newer build is replacing these files, and will be released in its turn.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    if (!(error instanceof ReleaseError)) throw error
    complain(error.message)
  }
}
