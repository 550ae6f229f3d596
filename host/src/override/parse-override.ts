import { parseUrl } from '@portal/contracts'

export interface Override {
  remote: string
  origin: string
}

/** Reads `mfe-example@http://localhost:3000`; undefined for anything else. */
export function parseOverride(text: string): Override | undefined {
  const [, remote, address = ''] = /^(mfe-[a-z]+(?:-[a-z]+)*)@(https?:\/\/[^/?#@]+)\/?$/.exec(text) ?? []
  const origin = parseUrl(address)?.origin
  return remote && origin ? { remote, origin } : undefined
}
