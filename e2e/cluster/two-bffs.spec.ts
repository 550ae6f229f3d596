import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { addresses, expect, type Person, test } from '@portal/e2e'

const { bff, secondBff } = addresses

interface Ask {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  data?: object
}

/** What the portal of a signed-in customer would send. Asks one BFF, past the portal that calls both in turn. */
async function customerOf(page: Page, request: APIRequestContext) {
  const asking = page.waitForRequest('**/bff/api/userProfile')
  await page.goto('/personal-data')
  const { authorization = '' } = (await asking).headers()
  return (origin: string, path: string, { method = 'GET', headers = {}, data }: Ask = {}) =>
    request.fetch(`${origin}/api/${path}`, {
      method,
      headers: { authorization, tenant: '100', ...headers },
      ...(data && { data }),
    })
}

const countMails = async (request: APIRequestContext, { email }: Person) => {
  const answer = await request.get(`${addresses.mailbox}/api/mails?to=${email}`)
  const mails: unknown[] = await answer.json()
  return mails.length
}

test.describe('two BFFs on one database', { tag: '@two-bffs' }, () => {
  test('take a write that is repeated at the other one once, and send one mail for it', async ({
    page,
    request,
    newPerson,
    signInAs,
  }) => {
    const person = await newPerson('anna')
    await signInAs(person)
    const ask = await customerOf(page, request)
    const add = (origin: string, value: string, key: string) =>
      ask(origin, 'personalData/phoneNumber', {
        method: 'POST',
        headers: { 'idempotency-key': key },
        data: { value, contracts: [], contact: true },
      })
    const key = randomUUID()
    const answers = await Promise.all([bff, secondBff].map((origin) => add(origin, '+49711120001', key)))
    const [first, second] = await Promise.all(answers.map((answer) => answer.text()))
    expect(answers.map((answer) => answer.status())).toEqual([200, 200])
    expect(second).toBe(first)
    const profile = await (await ask(bff, 'customerProfile')).text()
    expect(profile.split('+49711120001')).toHaveLength(2)

    // Mails leave in their order: with the one for a later write of another kind, all of the first have left.
    const { personalData } = JSON.parse(profile)
    await ask(secondBff, 'personalData/birthdate', {
      method: 'PUT',
      headers: { 'if-match': `"${personalData.version}"` },
      data: { birthdate: '1980-01-02' },
    })
    await expect.poll(() => countMails(request, person)).toBe(2)
  })

  test('refuse a version that the other one has replaced', async ({ page, request, newPerson, signInAs }) => {
    await signInAs(await newPerson('ben'))
    const ask = await customerOf(page, request)
    const { personalData } = await (await ask(bff, 'customerProfile')).json()
    const change = (origin: string, birthdate: string) =>
      ask(origin, 'personalData/birthdate', {
        method: 'PUT',
        headers: { 'if-match': `"${personalData.version}"` },
        data: { birthdate },
      })
    expect((await change(bff, '1980-01-02')).status()).toBe(200)
    const refused = await change(secondBff, '1980-01-03')
    expect(refused.status()).toBe(412)
    expect(await refused.json()).toMatchObject({ code: 'stale-version' })
  })

  test('count the attempts of a customer together', async ({ page, request, newPerson, signInAs }) => {
    await signInAs(await newPerson('kim'))
    const ask = await customerOf(page, request)
    const reset = (origin: string) => ask(origin, 'pinReset', { method: 'POST' })
    expect((await reset(bff)).status()).toBe(200)
    const refused = await reset(secondBff)
    expect(refused.status()).toBe(429)
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
  })

  test('refuse the customer of an account that was deleted at the other one', async ({
    page,
    request,
    newPerson,
    signInAs,
  }) => {
    await signInAs(await newPerson('lea'))
    const ask = await customerOf(page, request)
    expect((await ask(secondBff, 'customerProfile')).status()).toBe(200)
    const deleted = await ask(bff, 'userProfile/account', { method: 'DELETE' })
    expect(deleted.status()).toBe(202)
    expect((await ask(secondBff, 'customerProfile')).status()).toBeGreaterThanOrEqual(401)
  })
})
