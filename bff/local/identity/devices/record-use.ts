import type { KoaContextWithOIDC } from 'oidc-provider'
import type { ProviderRecords } from '../provider/provider-records.repository.ts'
import { nameBrowser } from './browser-cookie.ts'
import type { Devices } from './devices.repository.ts'
import type { KnownBrowsers } from './known-browsers.repository.ts'

const LONGEST = 500

/** Limits the length, because the client chooses the value. */
export const userAgentOf = (header: string | undefined): string | undefined =>
  header?.slice(0, LONGEST) || undefined

/** Routes that a browser navigates to. Token requests come from another origin, without cookies. */
const SIGN_IN_ROUTES = ['authorization', 'resume']

interface RecordUseParts {
  devices: Devices
  knownBrowsers: KnownBrowsers
  records: ProviderRecords
}

/**
 * Keeps for each session when it last got tokens, and with which browser. One browser holds the tokens of one sign-in:
 * those of an earlier one are over when it gets the first of another.
 */
export const recordUse =
  ({ devices, knownBrowsers, records }: RecordUseParts) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next()
    const { AuthorizationCode, RefreshToken } = ctx.oidc?.entities ?? {}
    const { sessionUid, authTime, accountId } = AuthorizationCode ?? RefreshToken ?? {}
    if (!sessionUid || !authTime) return
    const use = { sessionUid, signedInAt: authTime, userAgent: userAgentOf(ctx.get('user-agent')) }
    if (SIGN_IN_ROUTES.includes(ctx.oidc.route)) {
      const browserId = nameBrowser(ctx.cookies)
      const isNew = accountId ? await knownBrowsers.remember(accountId, browserId) : false
      await devices.recordUse({ ...use, browserId, isNew })
      return
    }
    if (ctx.oidc.route !== 'token' || ctx.status !== 200) return
    const browserId = await devices.recordUse(use)
    if (AuthorizationCode && browserId) await records.endSessionsOfBrowser(browserId, sessionUid)
  }
