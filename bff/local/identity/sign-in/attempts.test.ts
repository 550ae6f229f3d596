import { expect, test } from '@jest/globals'
import { eventually } from '../../../test/eventually.ts'
import { sharedFixture } from '../testing/identity-fixture.ts'
import { anna, ben, PASSWORD } from '../testing/test-tenant.ts'

const identity = await sharedFixture()

const guess = async (email: string, password: string) => {
  const browser = identity.newBrowser()
  return browser.send(await identity.newPortal().begin(browser), { email, password })
}

const attempts = (count: number, email: string) =>
  Promise.all(Array.from({ length: count }, () => guess(email, 'falsch')))

test('an account is locked for 15 minutes after ten wrong passwords, even in parallel', async () => {
  const statuses = (await attempts(14, anna.email)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(4)

  const refused = await guess(anna.email.toUpperCase(), PASSWORD)
  const wait = Number(refused.headers.get('retry-after'))
  expect(refused.status).toBe(429)
  expect(wait).toBeGreaterThan(14 * 60)
  expect(wait).toBeLessThanOrEqual(15 * 60)
  expect(await refused.text()).toContain('Bitte warten Sie 15 Minuten')
})

test('the limit survives a restart and ends by itself', async () => {
  await attempts(10, anna.email)
  await identity.restart()
  expect((await guess(anna.email, PASSWORD)).status).toBe(429)

  await identity.query(`update identity_attempts set made_at = made_at - interval '15 minutes'`)
  expect((await guess(anna.email, PASSWORD)).status).toBe(303)
})

test('a right password resets the number of attempts', async () => {
  await attempts(9, ben.email)
  expect((await guess(ben.email, PASSWORD)).status).toBe(303)
  expect((await attempts(9, ben.email)).every(({ status }) => status === 200)).toBe(true)
})

/** A browser that has signed in before. */
const known = async (email: string) => {
  const browser = identity.newBrowser()
  await identity.newPortal().signIn(email, PASSWORD, browser)
  return browser
}

test('guesses elsewhere do not lock the owner out of a known browser, and the owner gets one mail', async () => {
  const browser = await known(ben.email)
  await attempts(12, ben.email)
  expect((await guess(ben.email, PASSWORD)).status).toBe(429)
  const path = await identity.newPortal().begin(browser, { prompt: 'login' })
  expect((await browser.send(path, { email: ben.email, password: PASSWORD })).status).toBe(303)
  const received = await eventually(async () => {
    const mails = await identity.mailsTo(ben.email)
    return mails.length > 0 ? mails : undefined
  })
  expect(received.map(({ subject }) => subject)).toEqual(['Falsche Passwörter für Ihr Nordtal Konto'])
  const { rows } = await identity.query("select type from identity_log where type = 'limit_wc'")
  expect(rows).toHaveLength(1)
})

// Not Ben, because this sends a mail, too.
test('a known browser is limited to ten wrong passwords', async () => {
  const browser = await known(anna.email)
  const path = await identity.newPortal().begin(browser, { prompt: 'login' })
  for (let round = 0; round < 10; round++) {
    await browser.send(path, { email: anna.email, password: 'falsch' })
  }
  expect((await browser.send(path, { email: anna.email, password: PASSWORD })).status).toBe(429)
})
