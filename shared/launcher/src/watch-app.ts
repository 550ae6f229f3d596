import { join } from 'node:path'
import type { BuildMessage } from '@portal/build/message'
import { ReleaseError } from '@portal/release'
import type { Children } from './children.ts'
import { compileErrors } from './compile-errors.ts'
import type { DevelopmentReport } from './development-report.ts'
import { releaseDevelopmentBuild } from './releases.ts'
import { LaunchError, print, printError, seconds } from './terminal.ts'
import { createTypeCheck } from './type-check.ts'
import { root } from './workspace.ts'

const buildScript = join(root, 'shared/build/src/build.ts')

export interface Watcher {
  /** Resolves after the first build, even if it failed. */
  started: Promise<void>
  /** Resolves after the first build that is active. */
  released: Promise<void>
  /** Rejects when the watching process ends unexpectedly. */
  died: Promise<never>
}

interface Preview {
  storeDir: string
  report: DevelopmentReport
}

/** Rebuilds an app after each change of its source and activates each successful build in the preview store. */
export function watchApp(children: Children, app: string, preview: Preview): Watcher {
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
  const checkTypes = createTypeCheck(children, app, (errors) => {
    void preview.report.setProblem(app, 'types', errors)
  })
  const started = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  // Serialised, so that an older build never replaces a newer one.
  let last = Promise.resolve()
  child.on('message', (message: BuildMessage) => {
    last = last.then(async () => {
      if (await releaseBuild(message, preview)) released.resolve()
      started.resolve()
      // Last, because it would slow down the reload of the page.
      checkTypes()
    })
  })
  return {
    started: Promise.race([started.promise, died]),
    released: Promise.race([released.promise, died]),
    died,
  }
}

/** @returns whether the build is active */
async function releaseBuild(message: BuildMessage, { storeDir, report }: Preview): Promise<boolean> {
  const { app } = message
  if (message.type === 'failed') {
    const errors = compileErrors(message.message)
    printError(`${app} does not build:\n${errors}`)
    await report.setProblem(app, 'build', errors)
    return false
  }
  try {
    const release = await releaseDevelopmentBuild(app, message.dist, storeDir)
    const served = message.savedAt ? `, served ${seconds(Date.now() - message.savedAt)} after the save` : ''
    print(`${app.padEnd(22)}release ${release} (built in ${seconds(message.milliseconds)}${served})`)
    await report.setProblem(app, 'build', undefined)
    await report.setProblem(app, 'release', undefined)
    await report.setRelease(app, release)
    return true
  } catch (error) {
    // A newer build is replacing these files and will be released next.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    if (!(error instanceof ReleaseError)) throw error
    printError(error.message)
    await report.setProblem(app, 'release', error.message)
    return false
  }
}
