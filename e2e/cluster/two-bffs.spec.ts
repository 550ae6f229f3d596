import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { addresses, expect, headersOfPage, type Person, test } from '@portal/e2e'

const { bff, secondBff } = addresses

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  data?: object
}

/** Calls one BFF with the token and the key of the signed-in customer. The portal itself alternates between both BFFs. */
async function createClient(page: Page, request: APIRequestContext) {
  await page.goto('/personal-data')
  return async (origin: string, path: string, { method = 'GET', headers = {}, data }: Call = {}) =>
    request.fetch(`${origin}/api/${path}`, {
      method,
      headers: { ...(await headersOfPage(page, path, method)), tenant: '100', ...headers },
      ...(data && { data }),
    })
}

const countMails = async (request: APIRequestContext, { email }: Person) => {
  const response = await request.get(`${addresses.mailbox}/api/mails?to=${email}`)
  const mails: unknown[] = await response.json()
  return mails.length
}

test.describe('two BFFs on one database', { tag: '@two-bffs' }, () => {
  test('a write that is repeated at the other BFF counts once and sends one mail', async ({
    page,
    request,
    newPerson,
    signInAs,
  }) => {
    const person = await newPerson('anna')
    await signInAs(person)
    const call = await createClient(page, request)
    const add = (origin: string, value: string, key: string) =>
      call(origin, 'personalData/phoneNumber', {
        method: 'POST',
        headers: { 'idempotency-key': key },
        data: { value, contracts: [], contact: true },
      })
    const key = randomUUID()
    const responses = await Promise.all([bff, secondBff].map((origin) => add(origin, '+49711120001', key)))
    const [first, second] = await Promise.all(responses.map((response) => response.text()))
    expect(responses.map((response) => response.status())).toEqual([200, 200])
    expect(second).toBe(first)
    const profile = await (await call(bff, 'customerProfile')).text()
    expect(profile.split('+49711120001')).toHaveLength(2)

    // Mails are sent in order: when the mail of this later write has arrived, all earlier mails have, too.
    const { personalData } = JSON.parse(profile)
    await call(secondBff, 'personalData/birthdate', {
      method: 'PUT',
      headers: { 'if-match': `"${personalData.version}"` },
      data: { birthdate: '1980-01-02' },
    })
    await expect.poll(() => countMails(request, person)).toBe(2)
  })

  test('a base version that the other BFF has replaced is refused', async ({
    page,
    request,
    newPerson,
    signInAs,
  }) => {
    await signInAs(await newPerson('ben'))
    const call = await createClient(page, request)
    const { personalData } = await (await call(bff, 'customerProfile')).json()
    const change = (origin: string, birthdate: string) =>
      call(origin, 'personalData/birthdate', {
        method: 'PUT',
        headers: { 'if-match': `"${personalData.version}"` },
        data: { birthdate },
      })
    expect((await change(bff, '1980-01-02')).status()).toBe(200)
    const refused = await change(secondBff, '1980-01-03')
    expect(refused.status()).toBe(412)
    expect(await refused.json()).toMatchObject({ code: 'stale-version' })
  })

  test('attempts at both BFFs count against one limit', async ({ page, request, newPerson, signInAs }) => {
    await signInAs(await newPerson('kim'))
    const call = await createClient(page, request)
    const reset = (origin: string) => call(origin, 'userProfile/reset-password', { method: 'POST' })
    expect((await reset(bff)).status()).toBe(202)
    const refused = await reset(secondBff)
    expect(refused.status()).toBe(429)
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0)
  })
})
