import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'

// Below these paths are files. A program that misses one gets a problem, a customer the page of 404.
const FILES_ONLY = /^\/(host|remotes|elements|sets|assets|bff)(\/|$)/

/** A path followed by anything but letters, digits and dashes. No `//` or `/\` at its start can lead to another host. */
const LINK_IN_A_SENTENCE = /^(\/(?:[\w-]+\/)*[\w-]*)[^\w/-]+$/

const HTML = /text\/html/
const PAGE = /text\/html|\*\/\*/

/** What a request that no route answers is about: a link to correct, or pages of which the first that exists is sent. */
export function pagesOfPath(storeDir: string, request: FastifyRequest): { link?: string; pages: string[] } {
  const { method, url, headers } = request
  const accept = headers.accept ?? '*/*'
  const [path = ''] = url.split('?')
  const isFile = FILES_ONLY.test(path)
  if (!['GET', 'HEAD'].includes(method) || !(isFile ? HTML : PAGE).test(accept)) return { pages: [] }

  const link = isFile ? undefined : withoutPunctuation(path)
  if (link) return { link: link + url.slice(path.length), pages: [] }
  const isDotted = path.slice(path.lastIndexOf('/')).includes('.')
  const notFound = join(storeDir, 'pages/host/404.html')
  return { pages: isFile || (isDotted && !HTML.test(accept)) ? [notFound] : pagesOf(storeDir, url, notFound) }
}

/** The path of a link that a mail program took out of a sentence, with its full stop, bracket or quotation mark. */
function withoutPunctuation(path: string): string | undefined {
  try {
    return LINK_IN_A_SENTENCE.exec(decodeURIComponent(path))?.[1]
  } catch {
    return undefined
  }
}

/** The page of the host or of the tab, and that of every other path. */
function pagesOf(storeDir: string, url: string, notFound: string): string[] {
  const pages = (pattern: RegExp, folder: string) =>
    Array.from(pattern.exec(url)?.slice(1) ?? [], (name) => join(storeDir, folder, `${name}.html`))
  return [
    ...(/^\/(\?|$)/.test(url) ? [join(storeDir, 'index.html')] : []),
    ...pages(/^\/([a-z0-9-]+)\/?(?:\?|$)/, 'pages/host'),
    ...pages(/^\/([a-z-]+)(?:[/?]|$)/, 'pages'),
    notFound,
  ]
}
