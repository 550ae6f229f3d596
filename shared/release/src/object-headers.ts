import mime from 'mime'
import { ELEMENT_RELEASE, ELEMENTS } from './element-files.ts'
import { SETS } from './live-set.ts'
import { RELEASE_FOLDERS } from './store.ts'

const IMMUTABLE = 'public, max-age=31536000, immutable'

const ENCODINGS: Record<string, string> = { '.br': 'br', '.gz': 'gzip' }

/** What a static server of the bucket has to send with a file. */
interface ObjectHeaders {
  ContentType: string
  ContentEncoding?: string
  CacheControl: string
}

/**
 * The headers of a file. Pages and the files of the registry are revalidated, live elements after a minute; files of a release are
 * immutable.
 */
export function objectHeaders(path: string): ObjectHeaders {
  const [suffix = ''] = /\.(br|gz)$/.exec(path) ?? []
  const name = path.slice(0, path.length - suffix.length)
  return {
    ContentType: contentType(name),
    ...(suffix && { ContentEncoding: ENCODINGS[suffix] ?? '' }),
    CacheControl: cacheControl(name),
  }
}

function cacheControl(name: string): string {
  const isPage = name.endsWith('.html')
  if (ELEMENT_RELEASE.test(name)) return IMMUTABLE
  if (name.startsWith(`${ELEMENTS}/`) && !isPage) return 'public, max-age=60'
  const isImmutable = [...RELEASE_FOLDERS, SETS].some((folder) => name.startsWith(`${folder}/`))
  return isImmutable && !isPage ? IMMUTABLE : 'no-cache'
}

function contentType(name: string): string {
  const type = mime.getType(name) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}
