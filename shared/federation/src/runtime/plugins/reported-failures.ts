import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { refetch } from '../../loading/index.ts'
import type { BootRelease } from '../../protocol/index.ts'
import { reportFailure } from '../release-reports.ts'
import { readModuleId } from '../releases.ts'

const isTimeout = (error: unknown) => error instanceof DOMException && error.name === 'TimeoutError'

/** Reports a release that could not be loaded. Few customers need the code that looks for the reason. */
async function reportLoad(app: string, release: BootRelease, error: unknown): Promise<void> {
  const { isFaultOfRelease } = await import(/* webpackChunkName: "releases" */ '../release-fault.ts')
  const isFault = await isFaultOfRelease(error, release)
  // The customer may see a fallback, which has no retry. The next page view then finds good files.
  void refetch([...release.preload, ...release.styles].map(({ href }) => href))
  if (isFault) reportFailure(app, release, isTimeout(error) ? 'timeout' : 'load')
}

/** Says in the console why a release could not be loaded, and reports it if the release is at fault. */
export const reportedFailures: ModuleFederationRuntimePlugin = {
  name: 'reported-failures',
  async errorLoadRemote({ id, error }) {
    const { app, release } = readModuleId(id) ?? {}
    if (!app || !release) return
    // biome-ignore lint/suspicious/noConsole: the team of the remote looks here for the cause.
    console.warn(`${id} cannot be loaded:`, error)
    reportLoad(app, release, error).catch(() => undefined)
  },
}
