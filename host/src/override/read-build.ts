import {
  type BootRelease,
  type BootRemote,
  CONTRACT_VERSION,
  EXPORTED_APP,
  RELEASE_MAP_FILE,
  type Registry,
  type Release,
} from '@portal/federation/protocol'
import type { Override } from './parse-override.ts'

/** What is shown of a remote. */
interface Build {
  release: BootRelease
  remote?: BootRemote | undefined
  /** Set for one of `npm run dev`, whose server tells of each next build. */
  isFollowed?: true
}

/** What all plugins of module federation write into a manifest. Unchecked: a developer has allowed its origin. */
interface Manifest {
  metaData: { remoteEntry: { name: string; path?: string }; publicPath?: string }
  exposes: { name: string }[]
}

async function readJson<Content>(url: string): Promise<Content> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers with ${response.status}`)
  return response.json()
}

function declarationOf(declared: object): BootRemote {
  const { name, element, needs, ...remote } = declared as BootRemote &
    Record<'name' | 'element' | 'needs', string>
  return remote
}

/** A release in the store at an origin; in that of this portal if it is empty. */
function fromStore(origin: string, release: Release): Build {
  const urlOf = (file: string) => `${origin}/remotes/${release.app}/${release.release}/${file}`
  return {
    release: {
      release: release.release,
      contractVersion: release.contractVersion,
      entry: urlOf(release.entry),
      modules: release.modules,
      map: release.map === undefined ? undefined : { href: urlOf(RELEASE_MAP_FILE), integrity: release.map },
      preload: [],
      styles: release.styles.map((name) => ({ href: urlOf(name), integrity: release.integrity[name] ?? '' })),
    },
    remote: release.remote && declarationOf(release.remote),
  }
}

/** The build of `npm run dev`: the active release of its preview store. */
async function fromPreview(remote: string, origin: string): Promise<Build> {
  const { apps } = await readJson<Registry>(`${origin}/registry.json`)
  const active = apps[remote]?.active
  if (!active) throw new Error(`${origin} has no ${remote}`)
  return { ...fromStore(origin, active), isFollowed: true }
}

/** The build of a bundler, with the styles that its code adds. The declaration beside the manifest may be missing. */
async function fromManifest(url: string): Promise<Build> {
  const { metaData, exposes }: Manifest = await readJson(url)
  const { name, path = '' } = metaData.remoteEntry
  const isPlaced = /^https?:/.test(metaData.publicPath ?? '')
  const entry = new URL(path ? `${path}/${name}` : name, isPlaced ? metaData.publicPath : url).href
  const modules = exposes.map((exposed) => exposed.name)
  const isApp = !modules.includes('tab') && modules.includes(EXPORTED_APP)
  const declared = await readJson<object>(new URL('remote.json', url).href).catch(() => undefined)
  return {
    release: {
      release: '0'.repeat(16),
      contractVersion: CONTRACT_VERSION,
      entry,
      modules: modules.filter((module) => module !== 'tab' && (isApp || module !== EXPORTED_APP)),
      preload: [],
      styles: [],
    },
    ...(declared && { remote: declarationOf(declared) }),
  }
}

/** @throws Error when there is no such build */
export async function readBuild({ remote, ...source }: Override): Promise<Build> {
  if ('release' in source)
    return fromStore('', await readJson(`/remotes/${remote}/${source.release}/release.json`))
  const { origin, manifest } = source
  if (manifest) return fromManifest(manifest)
  return fromPreview(remote, origin).catch(() => fromManifest(`${origin}/mf-manifest.json`))
}
