import type { SentCall } from './session.ts'

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const encoder = new TextEncoder()
const part = (value: object) => toBase64Url(encoder.encode(JSON.stringify(value)).buffer)

/**
 * The headers of one call with a token that is bound to an ES256 key: a new proof for each (RFC 9449 section 4.2). Without a call,
 * the token alone. Has to be small: it is in the boot script. The library of the SDK has more algorithms than a call needs.
 * @param now milliseconds since 1970 by the clock of the BFF
 */
export async function proofHeaders(
  token: string,
  { privateKey, publicKey }: CryptoKeyPair,
  call: SentCall | undefined,
  now: number,
): Promise<Record<string, string>> {
  const authorization = `DPoP ${token}`
  if (!call) return { authorization }
  const { subtle } = crypto
  const [{ kty, crv, x, y }, hash] = await Promise.all([
    subtle.exportKey('jwk', publicKey),
    subtle.digest('SHA-256', encoder.encode(token)),
  ])
  const claims = {
    jti: crypto.randomUUID(),
    htm: call.method,
    htu: call.url,
    iat: Math.floor(now / 1000),
    ath: toBase64Url(hash),
  }
  const text = `${part({ alg: 'ES256', typ: 'dpop+jwt', jwk: { kty, crv, x, y } })}.${part(claims)}`
  const signature = await subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, encoder.encode(text))
  return { authorization, dpop: `${text}.${toBase64Url(signature)}` }
}
