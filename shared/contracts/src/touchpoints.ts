import { parseUrl } from './parse-url.ts'

/** Schemes of the web. Listing one would allow every address with it. */
const NO_APP = [
  'http:',
  'https:',
  'javascript:',
  'data:',
  'blob:',
  'file:',
  'filesystem:',
  'about:',
  'vbscript:',
]

/** `nordtal-app:` or `nordtal-app://`: an app on the customer's device. */
const APP_SCHEME = /^([a-z][a-z\d+.-]*:)(\/\/)?$/

/** The scheme of an app with its colon; undefined for an origin. */
export function appScheme(touchpoint: string): string | undefined {
  const scheme = APP_SCHEME.exec(touchpoint)?.[1]
  return scheme && !NO_APP.includes(scheme) ? scheme : undefined
}

/** Whether customers can return to it: a secure origin without a path, or an app scheme. No patterns. */
export function isTouchpoint(text: string): boolean {
  if (text.includes('*')) return false
  const url = parseUrl(text)
  const isOrigin = url?.protocol === 'https:' && (text === url.origin || text === `${url.origin}/`)
  return isOrigin || appScheme(text) !== undefined
}
