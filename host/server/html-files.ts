import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './problem.ts'
import { pagePolicy } from './security-headers.ts'

interface HtmlFile {
  version: string
  etag: string
  policy: string
  content: Buffer
  /** What the store has of it compressed. */
  forms: Record<Encoding, Buffer | undefined>
}

const encodings = {
  br: { suffix: '.br', expand: promisify(brotliDecompress) },
  gzip: { suffix: '.gz', expand: promisify(gunzip) },
}
type Encoding = keyof typeof encodings

/** Pages that say what is wrong. */
const STATUS = /\/pages\/host\/(404|503)\.html$/

/** Sends the first of these files that exists. */
type SendHtml = (paths: string[], request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Sends pages and their compressed forms from files, and caches each until one of its files is replaced. The browser revalidates a
 * page on each load. The policy of the page is sent as a header too. A missing file gives 404.
 * @param firstElement markup that is inserted at the beginning of the head; such a page is not compressed
 */
export function createHtmlSender(firstElement = ''): SendHtml {
  const files = new Map<string, HtmlFile>()

  async function load(path: string): Promise<HtmlFile | undefined> {
    const [page, ...forms] = await Promise.all([path, `${path}.br`, `${path}.gz`].map(versionOf))
    if (!page) return undefined
    const version = [page, ...forms].join()
    const known = files.get(path)
    if (known?.version === version) return known
    const file = { version, ...(await readHtml(path, firstElement)) }
    files.set(path, file)
    return file
  }

  async function loadFirst([path, ...others]: string[]): Promise<[string, HtmlFile] | undefined> {
    if (path === undefined) return
    const file = await load(path)
    return file ? [path, file] : loadFirst(others)
  }

  return async (paths, request, reply) => {
    const [path = '', file] = (await loadFirst(paths)) ?? []
    if (!file) return sendProblem(reply, 404)
    const [, status] = STATUS.exec(path) ?? []
    if (status) reply.code(Number(status))
    reply.headers({
      'content-security-policy': file.policy,
      'cache-control': 'no-cache',
      etag: file.etag,
      vary: 'accept-encoding',
    })
    if (!status && request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send()
    const encoding = bestEncoding(file, request.headers['accept-encoding'])
    if (encoding) reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').send((encoding && file.forms[encoding]) ?? file.content)
  }
}

async function versionOf(path: string): Promise<string | undefined> {
  const status = await stat(path).catch(() => undefined)
  return status?.isFile() ? `${status.ino}-${status.size}-${status.mtimeMs}` : undefined
}

async function readHtml(path: string, firstElement: string): Promise<Omit<HtmlFile, 'version'>> {
  const text = await readFile(path, 'utf8')
  const content = Buffer.from(text.replace('<head>', `<head>${firstElement}`))
  const [br, gzip] = await Promise.all([readForm('br', path, content), readForm('gzip', path, content)])
  const [, policy] = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(text) ?? []
  return {
    etag: `W/"${createHash('sha256').update(content).digest('base64url')}"`,
    policy: pagePolicy(policy),
    content,
    forms: { br, gzip },
  }
}

/** A form that is not of this page is ignored: the files of a page are not replaced in one step. */
async function readForm(encoding: Encoding, path: string, page: Buffer): Promise<Buffer | undefined> {
  const { suffix, expand } = encodings[encoding]
  try {
    const form = await readFile(`${path}${suffix}`)
    return page.equals(await expand(form)) ? form : undefined
  } catch {
    return undefined
  }
}

function bestEncoding({ forms }: HtmlFile, accepted = ''): Encoding | undefined {
  if (forms.br && /\bbr\b/.test(accepted)) return 'br'
  return forms.gzip && /\bgzip\b/.test(accepted) ? 'gzip' : undefined
}
