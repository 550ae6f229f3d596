import { parseAppConfig } from '@portal/contracts'
import { BOOT_SET_ID, type LiveSet, type Registry, type Release } from '@portal/federation/protocol'
import { activateAll } from './activate.ts'
import { setFile } from './live-set.ts'
import { renderPage } from './page.ts'
import { sha384 } from './release-files.ts'
import type { Storage } from './storage.ts'
import { emptyStore, hostBuild, publishAs, remoteBuild } from './store-fixture.ts'

const configEntries = [{ name: 'bffPath', value: '/bff' }]
const appConfig = { config: parseAppConfig(configEntries), configEntries }
export const inlineScripts = (html: string) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, attributes = '', text = '']) => ({
    attributes,
    text,
  }))
export const policyOf = (html: string) => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
export const jsonOf = (html: string, marker: string) =>
  JSON.parse(inlineScripts(html).find(({ attributes }) => attributes.includes(marker))?.text ?? '')

/** A page with one active host and four releases of one remote, the last one active. */
export async function renderedPortal(hostFiles: Record<string, string> = {}, loginProviderDomain?: string) {
  const store = await emptyStore(loginProviderDomain)
  const host = await publishAs('host', await hostBuild('one', hostFiles), store)
  const releases = []
  for (const text of ['first', 'second', 'third', 'fourth']) {
    const remote = await publishAs('mfe-contracts', await remoteBuild(text), store)
    await activateAll(store, { host: host.release, 'mfe-contracts': remote.release })
    releases.unshift(remote)
  }
  return { store, html: await pageIn(store), set: await liveSetIn(store), host, releases }
}

/** A page in a store. */
export const pageIn = async (store: Storage, path = 'index.html') => String(await store.read(path))

/** The set that the page in a store names, whose integrity it has. */
export async function liveSetIn(store: Storage): Promise<LiveSet> {
  const { href, integrity } = jsonOf(await pageIn(store), BOOT_SET_ID)
  const content = await store.read(href.slice(1))
  if (!content || sha384(content) !== integrity) throw new Error(`${href} is missing or damaged`)
  return JSON.parse(String(content))
}

const registryOf = (apps: Registry['apps']): Registry => ({ version: 1, sequence: 1, releases: {}, apps })

/** The index of these releases, or the page of a tab. */
export const pageOf = (host: Release, apps: Registry['apps'], tab?: string): string =>
  renderPage({
    registry: registryOf(apps),
    tab,
    set: 'a',
    host,
    template: '<head><!-- portal:head --></head><!-- portal:styles -->',
    bootScript: '',
    ...appConfig,
  })

/** The set of these releases. */
export const liveSetOf = (host: Release, apps: Registry['apps']): LiveSet =>
  JSON.parse(String(setFile(registryOf(apps), host).content))
