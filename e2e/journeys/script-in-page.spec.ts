import { expect, test } from '@portal/e2e'

/** What a script of a remote tries, and how each try ends: a status, or the name of an error. */
async function tryAll() {
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
  const [, token] =
    /"access_token":"([^"]+)"/.exec(JSON.stringify(Object.values(localStorage)).replaceAll('\\', '')) ?? []
  const headers = { authorization: `Bearer ${token}` }
  return {
    ownCall: await outcome(async () => (await fetch('/bff/api/userProfile', { headers })).status),
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
  expect(await page.evaluate(tryAll)).toEqual({
    ownCall: 200,
    fetchElsewhere: 'TypeError',
    importElsewhere: 'TypeError',
    compile: 'EvalError',
    scriptElement: 'TypeError',
    serviceWorker: 'TypeError',
  })
  expectPageErrors(/violate|requires 'TrustedScript/)
})
