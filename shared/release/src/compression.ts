import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const expanders = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) }

const COMPRESSIBLE = /\.(m?js|css|html|json|map|svg|txt|webmanifest)$/
// Smaller ones hardly shrink. A style sheet of a tab has some 400.
const MIN_BYTES = 256

export const FORM_SUFFIXES = ['.br', '.gz'] as const

/** The end of the name of a compressed form. */
export const FORM = /\.(br|gz)$/

export interface CompressedFile {
  suffix: (typeof FORM_SUFFIXES)[number]
  content: Buffer
}

/**
 * Compresses a file for a static server, unless the result is larger. Runs in Node's thread pool, several files at a time.
 */
export async function compressedForms(name: string, content: Buffer): Promise<CompressedFile[]> {
  if (!COMPRESSIBLE.test(name) || content.length < MIN_BYTES) return []
  // Source maps are four fifths of all bytes, and only developers load them. Less effort costs 1 % of their size.
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

/** The content of a compressed form, or nothing if it is damaged. */
export function expandForm({ suffix, content }: CompressedFile): Promise<Buffer | undefined> {
  return expanders[suffix](content).catch(() => undefined)
}

/** Whether a compressed form is that of a file. It is not expanded further than the file: a few bytes can expand to gigabytes. */
export async function isFormOf(name: string, form: Buffer, file: Buffer): Promise<boolean> {
  const expand = expanders[name.endsWith('.br') ? '.br' : '.gz']
  const expanded = await expand(form, { maxOutputLength: file.length + 1 }).catch(() => undefined)
  return expanded?.equals(file) ?? false
}
