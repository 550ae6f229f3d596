import { readFile } from 'node:fs/promises'
import { blockingDirective, type Directive } from './content-security-policy.ts'
import type { Page } from './page.ts'
import { type Release, read } from './release.ts'
import { UncheckedError } from './unchecked-error.ts'

/** A request that the element or its loader makes, and what it is for. */
interface Need {
  kind: Directive
  url: URL
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

const withScheme = (address: string) => new URL(/^https?:/.test(address) ? address : `https://${address}`)

/**
 * What the app config makes the element request.
 * @param source JSON, an address, or a file
 */
async function configNeeds(source: string, { url: page, html }: Page, sources: string): Promise<Need[]> {
  const isInline = /^\s*[[{]/.test(source)
  const isAddress = /^(https?:|\/)/.test(source)
  const address = new URL(isAddress ? source : '', page)
  const load = async () =>
    isAddress
      ? (await read(address)).text()
      : readFile(source, 'utf8').catch(() => {
          throw new UncheckedError(`There is no app config ${source}`)
        })
  const config = parseConfig(isInline ? source : await load(), source)
  const gateway = config.apiGatewayUrl ? new URL(config.apiGatewayUrl) : address
  const bff = new URL(`${config.bffPath ?? '/bff'}/`, gateway)
  const needs: Need[] = [{ kind: 'connect-src', url: bff, purpose: 'the calls of the BFF' }]
  if (isAddress) needs.push({ kind: 'connect-src', url: address, purpose: 'the app config' })
  const signsIn = /session\s*=\s*["'{]*provider/.test(html + sources)
  if (signsIn && config.loginProviderDomain) {
    needs.push({ kind: 'connect-src', url: withScheme(config.loginProviderDomain), purpose: 'the sign-in' })
  }
  return needs
}

/** Files of the same folder that are loaded later. */
const later = (file: URL) => new URL('a-file-that-is-loaded-later', file)

function releaseNeeds(release: Release, usesLoader: boolean): Need[] {
  const script = (url: URL): Need => ({ kind: 'script-src-elem', url, purpose: 'the scripts of the element' })
  const style = (url: URL): Need => ({ kind: 'style-src-elem', url, purpose: 'its styles' })
  const [entry] = release.scripts
  const portal = entry ?? release.description
  return [
    ...release.scripts.flatMap((url) => [script(url), script(later(url))]),
    ...[...release.styles, portal].flatMap((url) => [style(url), style(later(url))]),
    { kind: 'img-src', url: new URL('data:,'), purpose: 'its marks' },
    {
      kind: 'font-src',
      url: later(portal),
      purpose: 'its font; without it the next font is used',
      optional: true,
    },
    ...(usesLoader
      ? [
          {
            ...script(new URL('loader.js', new URL('/elements/', release.description))),
            purpose: 'the loader',
          },
          {
            kind: 'connect-src' as const,
            url: release.description,
            purpose: 'the description of the release',
          },
        ]
      : []),
  ]
}

export interface PolicyReport {
  problems: string[]
  notes: string[]
}

const sourceOf = ({ protocol, origin }: URL) => (protocol === 'data:' ? 'data:' : origin)

/** Whether the policies of a page allow what the element needs. */
export async function checkPolicies(
  page: Page,
  release: Release,
  { config, sources }: { config: string | undefined; sources: string },
): Promise<PolicyReport> {
  const usesLoader = /elements\/loader\.js|loadElement/.test(page.html + sources)
  const needs = [
    ...releaseNeeds(release, usesLoader),
    ...(config ? await configNeeds(config, page, sources) : []),
  ]
  const problems = new Set<string>()
  const notes = new Set<string>()
  if (page.policies.length === 0) notes.add('The page has no Content-Security-Policy')
  if (!config) notes.add('Calls of the BFF are not checked: name the app config with --config')
  if (page.policies.some((policy) => policy.has('require-trusted-types-for'))) {
    notes.add('The page requires Trusted Types: the element needs no policy of its own')
  }
  for (const policy of page.policies) {
    for (const need of needs) {
      const blocking = blockingDirective(policy, need.kind, need.url, page.url)
      if (!blocking) continue
      const isOwn = need.url.origin === page.url.origin
      const line = `${blocking} needs ${isOwn ? "'self'" : sourceOf(need.url)} for ${need.purpose}`
      if (need.optional) notes.add(line)
      else problems.add(line)
    }
  }
  return { problems: [...problems], notes: [...notes] }
}
