import { readFile } from 'node:fs/promises'
import { type Policy, parsePolicies } from './content-security-policy.ts'
import { read } from './release.ts'
import { UncheckedError } from './unchecked-error.ts'

export interface Page {
  /** A page from a file has an address that no other file has. */
  url: URL
  html: string
  policies: Policy[]
}

const META = /<meta\b[^>]*http-equiv\s*=\s*["']?content-security-policy["'\s][^>]*>/gi

/** Attributes as they are written; a policy contains no other entities than these. */
function contentOf(meta: string): string {
  const [, quoted, single] = /\bcontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(meta) ?? []
  return (quoted ?? single ?? '').replace(/&(?:#39|apos);/g, "'").replace(/&quot;/g, '"')
}

const policiesOf = (html: string): Policy[] =>
  Array.from(html.matchAll(META), ([meta]) => parsePolicies(contentOf(meta))).flat()

/**
 * Reads a page with its policies.
 * @param source an address or a file
 * @throws UncheckedError
 */
export async function readPage(source: string): Promise<Page> {
  if (/^https?:/.test(source)) {
    const response = await read(new URL(source))
    if (!response.ok) throw new UncheckedError(`${source} answers ${response.status}`)
    const html = await response.text()
    const header = response.headers.get('content-security-policy') ?? ''
    return { url: new URL(response.url), html, policies: [...parsePolicies(header), ...policiesOf(html)] }
  }
  const html = await readFile(source, 'utf8').catch(() => {
    throw new UncheckedError(`There is no file ${source}`)
  })
  return { url: new URL('https://this-page.invalid/'), html, policies: policiesOf(html) }
}
