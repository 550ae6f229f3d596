import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseAppConfig, type Registry, type Release } from '@portal/contracts'
import { activateAll } from './activate.ts'
import { renderPage } from './page.ts'
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
  return { html: await readFile(join(store.address, 'index.html'), 'utf8'), host, releases }
}

/** The page of one remote, whose releases the registry has as `apps`. */
export const pageOf = (host: Release, apps: Registry['apps']): string =>
  renderPage({
    registry: { version: 1, sequence: 1, releases: {}, apps },
    set: 'a',
    host,
    template: '<head><!-- portal:head --></head>',
    bootScript: '',
    ...appConfig,
  })
