import { readFile } from 'node:fs/promises'
import { type Blocking, blockingDirective, type PageRequest } from './content-security-policy.ts'
import { type Page, type ScriptTag, scriptTags } from './page.ts'
import { type Release, read } from './release.ts'
import { UncheckedError } from './unchecked-error.ts'

/** A request that the element or its loader makes, and what it is for. */
interface Need extends PageRequest {
  purpose: string
  /** The element works without it. */
  optional?: true
}

type Config = Record<string, string>

/** An app config as an object, from the form of the file or the short one. */
const configOf = (value: unknown): Config =>
  Array.isArray(value) ? Object.fromEntries(value.map((entry) => [entry.name, entry.value])) : Object(value)

function parseConfig(text: string, source: string): Config {
  try {
    return configOf(JSON.parse(text))
  } catch {
    throw new UncheckedError(`The app config ${source} is no JSON`)
  }
}

/** @throws UncheckedError that names the key of the app config */
function addressIn(config: Config, key: string, address: string, base?: URL): URL {
  if (URL.canParse(address, base)) return new URL(address, base)
  throw new UncheckedError(`${key} of the app config is no address: ${config[key]}`)
}

const withScheme = (address: string) => (/^https?:/.test(address) ? address : `https://${address}`)

async function readConfig(source: string, address: URL | undefined): Promise<string> {
  if (address) {
    const response = await read(address)
    if (!response.ok) throw new UncheckedError(`${address} answers ${response.status}`)
    return response.text()
  }
  return readFile(source, 'utf8').catch(() => {
    throw new UncheckedError(`There is no app config ${source}`)
  })
}

/**
 * What the app config makes the element request.
 * @param source JSON, an address, or a file
 */
async function configNeeds(source: string, { url: page, html }: Page, sources: string): Promise<Need[]> {
  const isInline = /^\s*[[{]/.test(source)
  const isAddress = /^(https?:|\/)/.test(source)
  const address = new URL(isAddress ? source : '', page)
  const text = isInline ? source : await readConfig(source, isAddress ? address : undefined)
  const config = parseConfig(text, source)
  const { apiGatewayUrl, bffPath = '/bff', loginProviderDomain } = config
  const gateway = apiGatewayUrl ? addressIn(config, 'apiGatewayUrl', apiGatewayUrl) : address
  const bff = addressIn(config, 'bffPath', `${bffPath}/`, gateway)
  const needs: Need[] = [{ kind: 'connect-src', url: bff, purpose: 'the calls of the BFF' }]
  if (isAddress) needs.push({ kind: 'connect-src', url: address, purpose: 'the app config' })
  const signsIn = /session\s*=\s*["'{]*provider/.test(html + sources)
  if (signsIn && loginProviderDomain) {
    const url = addressIn(config, 'loginProviderDomain', withScheme(loginProviderDomain))
    needs.push({ kind: 'connect-src', url, purpose: 'the sign-in' })
  }
  return needs
}

/** Files of the same folder that are loaded later. */
const later = (file: URL) => new URL('a-file-that-is-loaded-later', file)

/** What a page runs of the portal: a tag of the loader, a tag of the release, or neither if its own scripts import the element. */
function tagsOf(page: Page, [entry]: URL[]) {
  const tags = scriptTags(page)
  return {
    loader: tags.find(({ url }) => LOADER.test(url.pathname)),
    entry: tags.find(({ url }) => url.pathname === entry?.pathname),
    nonce: tags.find(({ nonce }) => nonce)?.nonce,
  }
}

const LOADER = /elements\/loader\.js/

function loaderNeeds({ description }: Release, tag: ScriptTag | undefined, isFile: boolean): Need[] {
  const url = new URL('loader.js', new URL('/elements/', description))
  const kind = 'script-src-elem'
  const script: Need = { ...tag, kind, url, isParserInserted: tag !== undefined, purpose: 'the loader' }
  return [
    ...(isFile ? [script] : []),
    { kind: 'connect-src', url: description, purpose: 'the description of the release' },
  ]
}

function scriptNeeds({ scripts }: Release, page: Page, usesLoader: boolean): Need[] {
  const need = { kind: 'script-src-elem', purpose: 'the scripts of the element' } as const
  // The loader preloads them by links without a nonce.
  if (usesLoader)
    return scripts.flatMap((url) => [
      { ...need, url },
      { ...need, url: later(url) },
    ])
  const { entry, nonce } = tagsOf(page, scripts)
  const inherited = { ...need, nonce: entry ? entry.nonce : nonce }
  return scripts.flatMap((url, index) => [
    {
      ...inherited,
      url,
      isParserInserted: entry !== undefined,
      integrity: index === 0 ? entry?.integrity : undefined,
    },
    { ...inherited, url: later(url) },
  ])
}

function releaseNeeds(release: Release, page: Page, sources: string): Need[] {
  const { loader } = tagsOf(page, release.scripts)
  const text = page.html + sources
  const namesLoader = LOADER.test(text)
  const usesLoader = namesLoader || text.includes('loadElement')
  const style = (url: URL): Need => ({ kind: 'style-src-elem', url, purpose: 'its styles' })
  const portal = release.scripts[0] ?? release.description
  return [
    ...scriptNeeds(release, page, usesLoader),
    ...[...release.styles, portal].flatMap((url) => [style(url), style(later(url))]),
    { kind: 'img-src', url: new URL('data:,'), purpose: 'its marks' },
    {
      kind: 'font-src',
      url: later(portal),
      purpose: 'its font; without it the next font is used',
      optional: true,
    },
    ...(usesLoader ? loaderNeeds(release, loader, namesLoader) : []),
  ]
}

export interface PolicyReport {
  problems: string[]
  notes: string[]
}

const sourceOf = ({ protocol, origin }: URL) => (protocol === 'data:' ? 'data:' : origin)

function lineOf(need: Need, { directive, ignoresAddresses }: Blocking, page: URL): string {
  const address = need.url.origin === page.origin ? "'self'" : sourceOf(need.url)
  const source = ignoresAddresses ? "the nonce of the tag, as 'strict-dynamic' ignores addresses," : address
  return `${directive} needs ${source} for ${need.purpose}`
}

/** Whether the policies of a page allow what the element needs. */
export async function checkPolicies(
  page: Page,
  release: Release,
  { config, sources }: { config: string | undefined; sources: string },
): Promise<PolicyReport> {
  const needs = [
    ...releaseNeeds(release, page, sources),
    ...(config ? await configNeeds(config, page, sources) : []),
  ]
  const problems = new Set<string>()
  const notes = new Set<string>()
  if (page.policies.length === 0) notes.add('The page has no Content-Security-Policy')
  if (!config) notes.add('Calls of the BFF are not checked: name the app config with --config')
  if (page.policies.some((policy) => policy.has('require-trusted-types-for'))) {
    notes.add('The page requires Trusted Types: allow the policy nordtal-elements of the loader')
  }
  for (const policy of page.policies) {
    for (const need of needs) {
      const blocking = blockingDirective(policy, need, page.url)
      if (!blocking) continue
      const line = lineOf(need, blocking, page.url)
      if (need.optional) notes.add(line)
      else problems.add(line)
    }
  }
  return { problems: [...problems], notes: [...notes] }
}
