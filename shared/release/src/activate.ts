import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type AppConfig,
  AppConfigError,
  parseAppConfig,
  type Registry,
  type Release,
} from '@portal/contracts'
import { replaceFile } from './atomic-file.ts'
import { renderPage } from './page.ts'
import { assertContractsFit, assertRemotesFit, readIntactRelease } from './release-check.ts'
import { HOST, ReleaseError, readRegistry, releaseDir } from './store.ts'
import { withStoreLock } from './store-lock.ts'

const MAX_PREVIOUS = 10

/** Activates one published release. See `activateAll`. */
export async function activate(storeDir: string, app: string, release: string): Promise<Registry> {
  return activateAll(storeDir, { [app]: release })
}

/**
 * Activates releases of several apps in one step: replaces registry.json and, if the store has an active host, index.html.
 * Without releases it only renders index.html again, for instance after a change of the app config.
 * @throws ReleaseError when a release is unknown, damaged or does not fit the host or the other remotes, or the app config
 *   is invalid; nothing has changed then
 */
export async function activateAll(storeDir: string, releases: Record<string, string>): Promise<Registry> {
  const chosen = await Promise.all(
    Object.entries(releases).map(([app, release]) => readIntactRelease(storeDir, app, release)),
  )
  return changeRegistry(storeDir, (registry) => chosen.reduce(withActive, registry))
}

/**
 * Takes a remote out of the portal until one of its releases is activated again.
 * @throws ReleaseError when it is not active, or is the host
 */
export async function retire(storeDir: string, app: string): Promise<Registry> {
  if (app === HOST) throw new ReleaseError('The host cannot be retired: activate another release of it')
  return changeRegistry(storeDir, (registry) => {
    const current = registry.apps[app]
    if (!current || current.retired) throw new ReleaseError(`${app} is not active`)
    return { ...registry, apps: { ...registry.apps, [app]: { ...current, retired: true } } }
  })
}

/** Writes a changed registry and its page, after checking that the releases fit together. */
async function changeRegistry(storeDir: string, change: (registry: Registry) => Registry): Promise<Registry> {
  return withStoreLock(storeDir, async () => {
    const registry = change(await readRegistry(storeDir))
    assertContractsFit(registry)
    assertRemotesFit(registry)
    const page = await pageFor(storeDir, registry)
    await replaceFile(join(storeDir, 'registry.json'), `${JSON.stringify(registry, null, 2)}\n`)
    if (page !== undefined) await replaceFile(join(storeDir, 'index.html'), page)
    return registry
  })
}

function withActive(registry: Registry, release: Release): Registry {
  const { retired, ...current } = registry.apps[release.app] ?? { active: undefined, previous: [] }
  const before = current.active ? [current.active, ...current.previous] : []
  const isActive = current.active?.release === release.release
  const previous = isActive
    ? current.previous
    : before.filter((one) => one.release !== release.release).slice(0, MAX_PREVIOUS)
  return { ...registry, apps: { ...registry.apps, [release.app]: { ...current, active: release, previous } } }
}

async function pageFor(storeDir: string, registry: Registry): Promise<string | undefined> {
  const host = registry.apps[HOST]?.active
  if (!host) return undefined
  const dir = releaseDir(storeDir, host.app, host.release)
  const [template, bootScript, config] = await Promise.all([
    readFile(join(dir, 'page.html'), 'utf8'),
    readFile(join(dir, 'boot.js'), 'utf8'),
    readAppConfig(storeDir, registry),
  ]).catch((error: Error) => {
    throw error instanceof ReleaseError ? error : new ReleaseError(`host ${host.release}: ${error.message}`)
  })
  return renderPage({ registry, host, template, bootScript, config })
}

async function readAppConfig(storeDir: string, { apps }: Registry): Promise<AppConfig> {
  const file = join(storeDir, 'config.json')
  try {
    const config = parseAppConfig(JSON.parse(await readFile(file, 'utf8')))
    const unknown = config.disabledTabs.filter((name) => !(name in apps))
    if (unknown.length === 0) return config
    const known = Object.keys(apps).filter((app) => app !== HOST)
    throw new AppConfigError(
      unknown.map(
        (name) =>
          `disabledTabs: ${name} was never in this portal, which knows ${known.join(', ') || 'none yet'}`,
      ),
    )
  } catch (error) {
    if (error instanceof AppConfigError) throw new ReleaseError(`${file}: ${error.message}`)
    throw new ReleaseError(`${file} is missing or is not JSON`)
  }
}
