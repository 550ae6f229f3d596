import { join } from 'node:path'
import type { BuildMessage } from '@portal/build/message'
import { ReleaseError } from '@portal/release'
import type { Children } from './children.ts'
import { compileErrors } from './compile-errors.ts'
import { releaseDevelopmentBuild } from './releases.ts'
import { LaunchError, print, printError, seconds } from './terminal.ts'
import { root } from './workspace.ts'

const buildScript = join(root, 'shared/build/src/build.ts')

export interface Watcher {
  /** Resolves after the first build, even if it failed. */
  started: Promise<void>
  /** Rejects when the watching process ends unexpectedly. */
  died: Promise<never>
}

/** Rebuilds an app after each change of its source and activates each successful build. */
export function watchApp(children: Children, app: string, storeDir: string): Watcher {
  const child = children.node(buildScript, ['--watch'], {
    cwd: join(root, app),
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let output = ''
  child.stderr?.on('data', (data) => {
    output = `${output}${data}`.slice(-10_000)
  })
  const died = new Promise<never>((_, reject) => {
    child.once('close', () => reject(new LaunchError(`${app} can no longer be watched:\n${output.trim()}`)))
  })
  const started = new Promise<void>((resolve) => {
    // Serialised, so that an older build never replaces a newer one.
    let last = Promise.resolve()
    child.on('message', (message: BuildMessage) => {
      last = last.then(() => releaseBuild(message, storeDir)).then(resolve)
    })
  })
  return { started: Promise.race([started, died]), died }
}

async function releaseBuild(message: BuildMessage, storeDir: string): Promise<void> {
  if (message.type === 'failed')
    return printError(`${message.app} does not build:\n${compileErrors(message.message)}`)
  try {
    const release = await releaseDevelopmentBuild(message.app, storeDir)
    print(
      `${message.app.padEnd(22)}release ${release} active (${seconds(message.milliseconds)}), reload the page`,
    )
  } catch (error) {
    // A newer build is replacing these files and will be released next.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    if (!(error instanceof ReleaseError)) throw error
    printError(error.message)
  }
}
