import { expect, test } from '@jest/globals'
import { decodeJwt } from 'jose'
import { invite } from '../../../test/test-invitation.ts'
import type { Tokens } from '../testing/portal.ts'
import { sharedPortalWithIdentity } from '../testing/portal-with-identity.ts'

const STRONG = 'Vier Nebel tragen Laternen'

const portal = await sharedPortalWithIdentity()

async function signUp(email: string): Promise<Tokens> {
  const [browser, page] = [portal.newBrowser(), portal.newPortal()]
  const path = await page.begin(browser, { screen_hint: 'signup', prompt: 'login', login_hint: email })
  const { url } = await browser.follow(await browser.submit(path, { email, password: STRONG }))
  return (await (await page.exchange(url.searchParams.get('code') ?? '')).json()) as Tokens
}

async function confirm(registrationCode: string) {
  const body = { registrationCode, zipCode: '70173' }
  return (await portal.call('performZipCodeValidation', { body })).json()
}

test('from the invitation to the contracts: zip code, sign-up, linking, and each later sign-in', async () => {
  const { code } = await invite(portal.db)
  const { linkToken, eMailAddress } = await confirm(code)
  const { access_token: token } = await signUp(eMailAddress)
  const linked = await portal.call('linkAccount', { token, body: { linkToken } })
  expect(linked.json()).toEqual({ result: 'linked', tenantId: '100' })

  const again = await portal.signIn(eMailAddress, STRONG)
  const profile = await portal.call('getCustomerProfile', { token: again.access_token })
  expect(profile.json().contractData.contracts).toHaveLength(1)
  const user = await portal.call('getUserProfile', { token: again.access_token })
  expect(user.json()).toMatchObject({ eMailAddress, lastPasswordResetDate: null })
})

test('the history of the account tells of its beginning', async () => {
  const { code } = await invite(portal.db)
  const { linkToken } = await confirm(code)
  const { access_token: token } = await signUp('mit.historie@post.example')
  await portal.call('linkAccount', { token, body: { linkToken } })
  const { events } = (await portal.call('getSecurityEvents', { token })).json()
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
    'account-linked',
    'sign-in',
    'account-created',
  ])
})

test('an account without an invitation is nobody to the portal, until one is linked', async () => {
  const { access_token: token } = await signUp('ohne.einladung@post.example')
  expect((await portal.call('getUserProfile', { token })).json()).toMatchObject({ code: 'unknown-customer' })
  const { code } = await invite(portal.db)
  const { linkToken } = await confirm(code)
  await portal.call('linkAccount', { token, body: { linkToken } })
  expect((await portal.call('getUserProfile', { token })).statusCode).toBe(200)
})

test('who changes the address later signs in with the new one to the same customer', async () => {
  const { code } = await invite(portal.db)
  const { linkToken } = await confirm(code)
  const { access_token: token } = await signUp('wechselt@post.example')
  await portal.call('linkAccount', { token, body: { linkToken } })
  const { sub } = decodeJwt(token)
  await portal.identityProvider.changeEmailAddress(sub ?? '', 'gewechselt@post.example')
  const later = await portal.signIn('gewechselt@post.example', STRONG)
  expect(decodeJwt(later.access_token).sub).toBe(sub)
})
