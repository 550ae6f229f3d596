import { constants } from 'node:zlib'
import type { FastifyCompressOptions } from '@fastify/compress'
import { type Call, type CallName, calls, protectionOf } from '@portal/contracts'
import type { RouteOptions } from 'fastify'

/** For the plugin: routes say whether they are compressed. Bodies of requests never are. */
export const compression: FastifyCompressOptions = { global: false, globalDecompression: false }

type RouteCompressOptions = Exclude<RouteOptions['compress'], false | undefined>

const options: RouteCompressOptions = {
  // A smaller response fits into one packet anyway.
  threshold: 1024,
  encodings: ['br', 'gzip'],
  // The default of 11 takes fifty times as long.
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
}

/**
 * Whether the response to a call is compressed. Never with a secret, whose length could tell it (BREACH): calls that show one need
 * a step-up. Exports are not compressed while they are streamed, and PDFs already are.
 */
export function compressionOf(name: CallName): RouteCompressOptions | false {
  const { method, streamed, media, public: isPublic }: Call = calls[name]
  return method === 'GET' && !isPublic && !streamed && !media && !protectionOf(name).stepUp && options
}
