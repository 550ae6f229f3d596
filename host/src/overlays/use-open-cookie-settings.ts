import { createHostContext } from '../host-context.ts'

/** Opens the cookie settings over the page. */
export const [CookieSettingsContext, useOpenCookieSettings] =
  createHostContext<() => void>('CookieSettingsContext')
