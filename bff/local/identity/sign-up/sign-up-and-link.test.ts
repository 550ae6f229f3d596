import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { eventually } from '../../../test/eventually.ts'
import { sharedPortalWithIdentity } from '../../../test/portal-with-identity.ts'
import { invite } from '../../../test/test-invitation.ts'
import type { Tokens } from '../testing/portal.ts'

const STRONG = 'Vier Nebel tragen Laternen'

const portal = await sharedPortalWithIdentity()

async function signUp(email: string, acr_values: string): Promise<Tokens> {
  const [browser, page] = [portal.newBrowser(), portal.newPortal()]
  const path = await page.begin(browser, {
    screen_hint: 'signup',
    prompt: 'login',
    login_hint: email,
    acr_values,
  })
  const { url } = await browser.follow(await browser.submit(path, { email, password: STRONG }))
  return (await (await page.exchange(url.searchParams.get('code') ?? '')).json()) as Tokens
}

const confirmationTo = (eMailAddress: string) =>
  eventually(async () =>
    portal
      .mails(eMailAddress)
      .map(({ text }) => /confirm-email\?token=([\w-]+)/.exec(text)?.[1])
      .find(Boolean),
  )

test('from the invitation to the contracts: zip code, sign-up, confirmed address, linking, its history, and each later sign-in', async () => {
  const { code } = await invite(portal.db)
  const body = { registrationCode: code, zipCode: '70173' }
  const { linkToken, eMailAddress } = (await portal.call('performZipCodeValidation', { body })).json()
  const signedUp = await signUp(
    eMailAddress,
    `linkAccount.${createHash('sha256').update(linkToken).digest('hex')}`,
  )
  const link = async (token: string) =>
    (await portal.call('linkAccount', { token, body: { linkToken } })).json()
  expect(await link(signedUp.access_token)).toMatchObject({ result: 'unconfirmed', eMailAddress })

  await portal.newBrowser().submit('/confirm-email', { token: await confirmationTo(eMailAddress) })
  const renewed = (await (await portal.newPortal().refresh(signedUp.refresh_token)).json()) as Tokens
  const { access_token: token } = renewed
  expect(await link(token)).toEqual({ result: 'linked', tenantId: '100', owner: 'Rosa Q.' })
  const { events } = (await portal.call('getSecurityEvents', { token })).json()
  expect(events).toMatchObject([{ kind: 'account-linked' }, { kind: 'sign-in' }, { kind: 'account-created' }])

  const again = await portal.signIn(eMailAddress, STRONG)
  const profile = await portal.call('getCustomerProfile', { token: again.access_token })
  expect(profile.json().contractData.contracts).toHaveLength(1)
  const user = await portal.call('getUserProfile', { token: again.access_token })
  expect(user.json()).toMatchObject({ eMailAddress, lastPasswordResetDate: null })
})
