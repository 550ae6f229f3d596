import type { AppConfig, AppConfigEntries } from '@portal/contracts'
import {
  BOOT_CONFIG_ID,
  BOOT_SET_ID,
  BOOT_TAB_ID,
  type HostPage,
  LIVE_SET_NAME,
  type Registry,
  type Release,
} from '@portal/federation/protocol'
import {
  bootRemotesOf,
  canariesInPage,
  importIntegrity,
  integrityFor,
  releasesInPage,
} from './boot-registry.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { inlineJson, link, meta, script } from './html.ts'
import { liveSetOf, SETS, setFile } from './live-set.ts'
import { withStart } from './page-start.ts'
import { ReleaseError } from './release-error.ts'
import { releaseUrl } from './store.ts'

const HEAD_MARKER = '<!-- portal:head -->'
/** Where style sheets do not keep what is before them from being painted. */
const STYLES_MARKER = '<!-- portal:styles -->'

export interface PageParts {
  registry: Registry
  /** The remote whose tab the page starts with; none for a page of the host. */
  tab?: string | undefined
  /** The page of the host; none for a tab and for addresses without a page. */
  page?: HostPage | undefined
  /** Of the host, in the bar. */
  pages?: HostPage[]
  /** The active release of the host. */
  host: Release
  /** Names the set of releases in the page. */
  set: string
  /** The host's page.html with its markers. */
  template: string
  /** The host's boot.js, an inline classic script. */
  bootScript: string
  config: AppConfig
  /** The entries of the config as they are in the file. The host may know more of them than this checkout. */
  configEntries: AppConfigEntries
}

/**
 * Renders index.html. Its head contains the policy, integrities, active releases and preloads, so that the browser can
 * start all downloads after one response.
 * @throws ReleaseError when the template lacks a marker
 */
export function renderPage({
  registry,
  tab,
  page,
  pages = [],
  host,
  set,
  template,
  bootScript,
  config,
  configEntries,
}: PageParts): string {
  for (const marker of [HEAD_MARKER, STYLES_MARKER]) {
    if (template.split(marker).length !== 2) {
      throw new ReleaseError(`host ${host.release}: page.html must contain ${marker} once`)
    }
  }
  const [before = '', after = ''] = template.split(HEAD_MARKER)
  const remotes = releasesInPage(registry, host)
  const canaries = canariesInPage(registry, host)
  const loaded = [...Object.values(remotes).flat(), ...canaries.map(([, { release }]) => release)]
  const importMap = inlineJson({ integrity: importIntegrity(host, loaded) })
  // The browser normalises line ends before it computes the hash.
  const boot = bootScript.replaceAll('\r\n', '\n')
  const styles = Array.from(template.matchAll(/<style>([\s\S]*?)<\/style>/g), ([, text = '']) => text)
  const sheets = styleSheets(host).join('\n    ')
  const head = [
    meta({
      'http-equiv': 'Content-Security-Policy',
      content: contentSecurityPolicy(
        config,
        { scripts: [importMap, boot], styles },
        { checksReleases: true, trustedTypes: trustedTypesOf(remotes, canaries) },
      ),
    }),
    meta({ name: LIVE_SET_NAME, content: set }),
    script({ type: 'importmap' }, importMap),
    // Before the small files that the inline script requests: a browser has six connections by HTTP/1.1, and the largest file ends last.
    ...shellPreloads(host),
    json(BOOT_CONFIG_ID, configEntries),
    ...setElements(registry, host, tab),
    script({}, boot),
    // Without the same integrity as its preload, the entry would be loaded twice.
    script({ type: 'module', src: releaseUrl(host, host.entry), ...source(host, host.entry) }),
    ...(tab === undefined && (!page || page.tab) ? overviewDownloads(host) : []),
  ]
  const start = { remotes: bootRemotesOf(remotes), tab, page, pages, disabledTabs: config.disabledTabs }
  return before + head.join('\n    ') + withStart(after, start).replace(STYLES_MARKER, () => sheets)
}

/** What the releases in the page declare, of each remote once. */
function trustedTypesOf(
  remotes: Record<string, Release[]>,
  canaries: ReturnType<typeof canariesInPage>,
): string[] {
  const declared = new Map(Object.entries(remotes).map(([app, releases]) => [app, [...releases]]))
  for (const [app, { release }] of canaries) declared.get(app)?.push(release)
  return [...declared.values()].flatMap((releases) => [
    ...new Set(releases.flatMap(({ remote }) => remote?.trustedTypes ?? [])),
  ])
}

const json = (id: string, value: unknown) => script({ type: 'application/json', id }, inlineJson(value))

/** The address of the set, so that the page does not grow with the portal. The page of a tab also contains what the set has of it. */
function setElements(registry: Registry, host: Release, tab: string | undefined): string[] {
  const { name, integrity } = setFile(registry, host)
  const releases = tab === undefined ? undefined : registry.apps[tab]
  return [
    json(BOOT_SET_ID, { href: `/${SETS}/${name}`, integrity }),
    ...(releases && tab
      ? [json(BOOT_TAB_ID, liveSetOf({ ...registry, apps: { [tab]: releases } }, host))]
      : []),
  ]
}

const source = (host: Release, name: string) => ({
  integrity: integrityFor(host, name),
  crossorigin: 'anonymous',
})

/** The host's own page is the overview, or leads to it. */
function overviewDownloads(host: Release): string[] {
  return (host.start ?? []).map((name) =>
    link({
      ...(name.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }),
      href: releaseUrl(host, name),
      ...source(host, name),
    }),
  )
}

const styleSheets = (host: Release) =>
  host.styles.map((name) => link({ rel: 'stylesheet', href: releaseUrl(host, name), ...source(host, name) }))

const shellPreloads = (host: Release) =>
  host.preload.map((name) =>
    link({
      rel: 'modulepreload',
      href: releaseUrl(host, name),
      fetchpriority: 'high',
      ...source(host, name),
    }),
  )
