/** Schemes of the web itself: whoever listed one would let in everything that has it. */
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

/** `nordtal-app:` or `nordtal-app://`: an app on the customer's device, whatever the rest of its address. */
const APP_SCHEME = /^([a-z][a-z\d+.-]*:)(\/\/)?$/

/** The scheme of an app, with its colon, if the touchpoint is one. */
export function appScheme(touchpoint: string): string | undefined {
  const scheme = APP_SCHEME.exec(touchpoint)?.[1]
  return scheme && !NO_APP.includes(scheme) ? scheme : undefined
}

/** Whether customers can be sent back to it: a secure origin without a path, or an app's scheme. No patterns. */
export function isTouchpoint(text: string): boolean {
  if (text.includes('*')) return false
  const url = URL.parse(text)
  const isOrigin = url?.protocol === 'https:' && (text === url.origin || text === `${url.origin}/`)
  return isOrigin || appScheme(text) !== undefined
}
