import { isPathBelow } from '@portal/contracts'
import { createPath, parsePath } from 'react-router'

const withoutEmptyParts = (pathname: string) => `/${pathname.split('/').filter(Boolean).join('/')}`

/**
 * The path in the portal of a page of the remote, however it is written: `birth-date`, `//birth-date/` and
 * `/personal-data/birth-date` are one page. What leads elsewhere becomes a page that the remote does not have.
 */
export function portalPath(basePath: string, given: string): string {
  const { pathname = '', search = '', hash = '' } = parsePath(given)
  const path = withoutEmptyParts(pathname)
  const own = isPathBelow(basePath, path) ? path : withoutEmptyParts(basePath + path)
  return createPath({ pathname: own, search, hash })
}
