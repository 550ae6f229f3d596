import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './problem.ts'
import { pagePolicy } from './security-headers.ts'

interface HtmlFile {
  version: string
  etag: string
  policy: string
  forms: { identity: Buffer; br: Buffer; gzip: Buffer }
}

/** Sends the first of these files that exists. */
type SendHtml = (paths: string[], request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/**
 * Sends pages from files, and caches each compressed until its file is replaced. The browser revalidates a page on each load.
 * The policy of the page is sent as a header too. A missing file gives 404.
 * @param firstElement markup that is inserted at the beginning of the head
 */
export function createHtmlSender(firstElement = ''): SendHtml {
  const files = new Map<string, HtmlFile>()

  async function load(path: string): Promise<HtmlFile | undefined> {
    const status = await stat(path).catch(() => undefined)
    if (!status?.isFile()) return undefined
    const version = `${status.ino}-${status.size}-${status.mtimeMs}`
    const known = files.get(path)
    if (known?.version === version) return known
    const file = { version, ...(await readHtml(path, firstElement)) }
    files.set(path, file)
    return file
  }

  async function loadFirst([path, ...others]: string[]): Promise<HtmlFile | undefined> {
    return path === undefined ? undefined : ((await load(path)) ?? loadFirst(others))
  }

  return async (paths, request, reply) => {
    const file = await loadFirst(paths)
    if (!file) return sendProblem(reply, 404)
    reply.headers({
      'content-security-policy': file.policy,
      'cache-control': 'no-cache',
      etag: file.etag,
      vary: 'accept-encoding',
    })
    if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send()
    const encoding = bestEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type('text/html; charset=utf-8').send(file.forms[encoding])
  }
}

async function readHtml(path: string, firstElement: string): Promise<Omit<HtmlFile, 'version'>> {
  const text = await readFile(path, 'utf8')
  const identity = Buffer.from(text.replace('<head>', `<head>${firstElement}`))
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    promisify(gzip)(identity),
  ])
  const [, policy] = /http-equiv="Content-Security-Policy"\s+content="([^"]*)"/.exec(text) ?? []
  return {
    etag: `W/"${createHash('sha256').update(identity).digest('base64url')}"`,
    policy: pagePolicy(policy),
    forms: { identity, br, gzip: zipped },
  }
}

function bestEncoding(accepted = ''): keyof HtmlFile['forms'] {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}
