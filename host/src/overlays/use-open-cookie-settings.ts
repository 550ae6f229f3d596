import { createHostContext } from '../host-context.ts'

/** Shows the customer's consents in place, to be changed. */
export const [CookieSettingsContext, useOpenCookieSettings] =
  createHostContext<() => void>('CookieSettingsContext')
