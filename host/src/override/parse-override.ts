import { parseUrl } from '@portal/contracts'

/** What a page shows of one remote instead of its active release. */
export type Override = { remote: string } & ({ origin: string } | { release: string })

/** Reads `mfe-example@http://localhost:3000` and `mfe-example@0123456789abcdef`; undefined for anything else. */
export function parseOverride(text: string): Override | undefined {
  const [, remote, source = ''] =
    /^(mfe-[a-z]+(?:-[a-z]+)*)@(https?:\/\/[^/?#@]+|[\da-f]{16})\/?$/.exec(text) ?? []
  if (!remote) return undefined
  if (/^[\da-f]+$/.test(source)) return { remote, release: source }
  const origin = parseUrl(source)?.origin
  return origin ? { remote, origin } : undefined
}
