import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const COMPRESSIBLE = /\.(js|css|html|json|map|svg|txt|webmanifest)$/
// Below this an answer fits into one packet either way.
const SMALLEST_BYTES = 1024

export interface CompressedFile {
  suffix: '.br' | '.gz'
  content: Buffer
}

/**
 * The compressed forms of a file that a server sends as they are; none where they would not be smaller. Runs in
 * Node's thread pool, several files at a time.
 */
export async function compressedForms(name: string, content: Buffer): Promise<CompressedFile[]> {
  if (!COMPRESSIBLE.test(name) || content.length < SMALLEST_BYTES) return []
  // Only developers load source maps, which are four fifths of the bytes: less effort, and 1 % more of them.
  const [quality, level] = name.endsWith('.map') ? [5, 6] : [11, 9]
  const forms: CompressedFile[] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }).then((compressed) => ({ suffix: '.br' as const, content: compressed })),
    deflate(content, { level }).then((compressed) => ({ suffix: '.gz' as const, content: compressed })),
  ])
  return forms.filter((form) => form.content.length < content.length)
}
