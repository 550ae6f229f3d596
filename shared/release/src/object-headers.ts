import mime from 'mime'
import { RELEASE_FOLDERS } from './store.ts'

const ENCODINGS: Record<string, string> = { '.br': 'br', '.gz': 'gzip' }

/** What a static server of the bucket has to send with a file. */
interface ObjectHeaders {
  ContentType: string
  ContentEncoding?: string
  CacheControl: string
}

/** The headers of a file. Pages and the files of the registry are revalidated; all others of a release are immutable. */
export function objectHeaders(path: string): ObjectHeaders {
  const [suffix = ''] = /\.(br|gz)$/.exec(path) ?? []
  const name = path.slice(0, path.length - suffix.length)
  const isImmutable =
    RELEASE_FOLDERS.some((folder) => path.startsWith(`${folder}/`)) && !name.endsWith('.html')
  return {
    ContentType: contentType(name),
    ...(suffix && { ContentEncoding: ENCODINGS[suffix] ?? '' }),
    CacheControl: isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  }
}

function contentType(name: string): string {
  const type = mime.getType(name) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}
