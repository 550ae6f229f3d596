import type { Page } from '@playwright/test'

interface Call {
  method: string
  url: string
}

/**
 * The session of a page on the origin of the portal, with the token and the key that the portal has stored there. It is evaluated in
 * the page, so it uses nothing from here.
 */
export function createPageSession() {
  const [entry = ''] = Object.keys(localStorage).filter((one) => /^@@auth0spajs@@.*::openid/.test(one))
  const { access_token: token, client_id: client } = JSON.parse(localStorage.getItem(entry) ?? '{}').body
  const settled = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const base64url = (bytes: ArrayBuffer) =>
    btoa(String.fromCharCode(...new Uint8Array(bytes)))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  const bytesOf = (text: string) => new TextEncoder().encode(text)
  const part = (value: object) => base64url(bytesOf(JSON.stringify(value)).buffer)

  async function authorize(
    _refused?: Record<string, string>,
    { method, url }: Call = { method: '', url: '' },
  ) {
    const { subtle } = crypto
    const database = await settled(indexedDB.open('auth0-spa-js'))
    const keys = database.transaction('keypair').objectStore('keypair')
    const { privateKey, publicKey }: CryptoKeyPair = await settled(keys.get(`${client}::auth0`))
    const { kty, crv, x, y } = await subtle.exportKey('jwk', publicKey)
    const claims = {
      jti: crypto.randomUUID(),
      htm: method,
      htu: url,
      iat: Math.floor(Date.now() / 1000),
      ath: base64url(await subtle.digest('SHA-256', bytesOf(token))),
    }
    const text = `${part({ alg: 'ES256', typ: 'dpop+jwt', jwk: { kty, crv, x, y } })}.${part(claims)}`
    const signature = await subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, privateKey, bytesOf(text))
    return { authorization: `DPoP ${token}`, dpop: `${text}.${base64url(signature)}` }
  }

  return { authorize }
}

/** Headers of one call of the BFF, with the token and the key of the page's customer. */
export const headersOfPage = (page: Page, path: string, method = 'GET'): Promise<Record<string, string>> =>
  page.evaluate(
    ([source, ...call]) =>
      new Function(`return (${source})()`)().authorize(undefined, {
        method: call[0],
        url: `${location.origin}/bff/api/${call[1]}`,
      }),
    [String(createPageSession), method, path] as const,
  )
