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

/** A script in the HTML of a page. */
export interface ScriptTag {
  url: URL
  nonce: string | undefined
  integrity: string | undefined
}

const META = /<meta\b[^>]*http-equiv\s*=\s*["']?content-security-policy["'\s][^>]*>/gi

/** An attribute of a tag, without the entities that policies and addresses contain. */
function attributeOf(tag: string, name: string): string | undefined {
  const attribute = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i')
  const [, double, single, unquoted] = attribute.exec(tag) ?? []
  return (double ?? single ?? unquoted)
    ?.replace(/&(?:#39|apos);/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
}

const withoutComments = (html: string) => html.replace(/<!--.*?-->/gs, '')

/** Browsers ignore a policy in the body. */
const policiesOf = (html: string): Policy[] =>
  Array.from(
    withoutComments(html)
      .split(/<\/head|<body/i)[0]
      ?.matchAll(META) ?? [],
    ([meta]) => parsePolicies(attributeOf(meta, 'content') ?? ''),
  ).flat()

/** The scripts in the HTML of a page. An inline one has the address of the page. */
export const scriptTags = ({ html, url }: Page): ScriptTag[] =>
  Array.from(withoutComments(html).matchAll(/<script\b[^>]*>/gi), ([tag]) => {
    const src = attributeOf(tag, 'src') ?? ''
    return {
      url: URL.canParse(src, url) ? new URL(src, url) : url,
      nonce: attributeOf(tag, 'nonce'),
      integrity: attributeOf(tag, 'integrity'),
    }
  })

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
