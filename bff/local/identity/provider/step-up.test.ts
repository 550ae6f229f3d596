import { expect, test } from '@jest/globals'
import { type CallName, calls, protectionOf, tokenClaims } from '@portal/contracts'
import { decodeJwt } from 'jose'
import { stepUpPurpose } from '../sign-in/step-up-purposes.ts'
import { sharedFixture } from '../testing/identity-fixture.ts'
import type { Tokens } from '../testing/portal.ts'
import { anna, PASSWORD } from '../testing/test-tenant.ts'

const identity = await sharedFixture()
const ACR = 'getPhonePin.nonce-of-the-bff'

const claims = ({ access_token }: Tokens) => {
  const { [tokenClaims.acr]: acr, [tokenClaims.authenticatedAt]: authenticatedAt } = decodeJwt(access_token)
  return { acr, authenticatedAt }
}

test('a token names what the password was entered for, and a sign-in without one does not claim to be for more', async () => {
  const [browser, portal] = [identity.newBrowser(), identity.newPortal()]
  expect(claims(await portal.signIn(anna.email, PASSWORD, browser))).toMatchObject({ acr: undefined })

  const silent = portal.authorizeUrl({ prompt: 'none', acr_values: ACR })
  const { url } = await browser.follow(await browser.open(silent))
  const exchanged = await portal.exchange(url.searchParams.get('code') ?? '')
  expect(claims((await exchanged.json()) as Tokens)).toMatchObject({ acr: undefined })

  const confirmed = await portal.signIn(anna.email, PASSWORD, browser, { acr_values: ACR })
  expect(claims(confirmed)).toMatchObject({ acr: ACR })
  const renewed = (await (await portal.refresh(confirmed.refresh_token)).json()) as Tokens
  expect(claims(renewed)).toEqual(claims(confirmed))

  expect(claims(await portal.signIn(anna.email, PASSWORD, browser))).toMatchObject({ acr: undefined })
})

test.each([
  ['getPhonePin.x', 'Ihre Telefon-PIN anzeigen'],
  ['deleteAccount.x', 'Ihr Konto löschen'],
  ['<b>.x', 'Willkommen in Ihrem Nordtal Konto'],
  ['constructor.x', 'Willkommen in Ihrem Nordtal Konto'],
])('the sign-in for %s says: %s', async (acr_values, text) => {
  const [browser, portal] = [identity.newBrowser(), identity.newPortal()]
  const page = await browser.open(await portal.begin(browser, { prompt: 'login', acr_values }))
  expect(await page.text()).toContain(text)
})

test('each call that needs the password has words for it', () => {
  const names = (Object.keys(calls) as CallName[]).filter((name) => protectionOf(name).stepUp)
  for (const name of names) expect([name, stepUpPurpose(`${name}.x`)]).toEqual([name, expect.any(String)])
})
