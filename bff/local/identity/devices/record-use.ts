import type { KoaContextWithOIDC } from 'oidc-provider'
import type { Devices } from './devices.repository.ts'

const LONGEST = 500

/** Longer ones say nothing more, and whoever signs in chooses them. */
export const userAgentOf = (header: string | undefined): string | undefined =>
  header?.slice(0, LONGEST) || undefined

/** Keeps for each session when it last got tokens, and with which browser. */
export const recordUse =
  (devices: Devices) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next()
    const { AuthorizationCode, RefreshToken } = ctx.oidc?.entities ?? {}
    const { sessionUid, authTime } = AuthorizationCode ?? RefreshToken ?? {}
    if (ctx.oidc?.route !== 'token' || ctx.status !== 200 || !sessionUid || !authTime) return
    await devices.recordUse({
      sessionUid,
      signedInAt: authTime,
      userAgent: userAgentOf(ctx.get('user-agent')),
    })
  }
