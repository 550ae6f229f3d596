import type { Page } from '@playwright/test'
import {
  addresses,
  enterPasswordForCall,
  expect,
  expireToken,
  fillSignIn,
  follow,
  signInField,
  test,
} from '@portal/e2e'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function signIn(device: Page, email: string) {
  await device.goto('/security')
  await fillSignIn(device, email)
  await expect(main(device)).toContainText(email)
}

/** Expires the access token and expects the sign-in. */
async function expectSignedOut(device: Page) {
  await expireToken(device)
  await device.goto('/security')
  await expect(signInField(device)).toBeVisible()
}

/** Opens the devices page by keyboard. */
async function followToDevices(page: Page) {
  await follow(page, main(page).getByRole('link', { name: 'Angemeldete Geräte' }))
  await expect(heading(page)).toHaveText('Angemeldete Geräte')
  await expect(heading(page)).toBeFocused()
  const others = main(page).getByRole('region', { name: 'Andere Geräte' })
  return { others, count: others.getByText(/Gerät.* angemeldet\.$/) }
}

/** Expects a device that is still signed in, with this event first. */
async function expectEvent(page: Page, text: string) {
  await expireToken(page)
  await page.goto('/security/events')
  const events = main(page).getByRole('region', { name: 'Ihre Aktivitäten' }).getByRole('listitem')
  await expect(events.first()).toContainText(text)
  await expect(events.nth(1)).toContainText('Sie haben sich angemeldet')
}

test('the keyboard signs out the most recently used device, the first in the list', async ({
  page,
  newDevice,
  newPerson,
  expectPageErrors,
}) => {
  const { email } = await newPerson('anna')
  const [phone, latest] = [await newDevice(), await newDevice()]
  for (const device of [phone, latest, page]) await signIn(device, email)
  const { others, count } = await followToDevices(page)
  await expect(count).toHaveText('2 andere Geräte sind angemeldet.')
  await follow(page, others.getByRole('button', { name: /^Abmelden/ }))
  await enterPasswordForCall(page)
  await expect(page.getByText('Gerät abgemeldet', { exact: true })).toBeVisible()
  await expect(count).toHaveText('Ein anderes Gerät ist angemeldet.')
  await expect(count).toBeFocused()
  await expectSignedOut(latest)
  await expectEvent(page, 'Sie haben ein anderes Gerät abgemeldet')
  expectPageErrors(/401/)
})

test('the keyboard signs out all other devices, and this one stays signed in', {
  tag: '@two-bffs',
}, async ({ page, newDevice, newPerson, expectPageErrors }) => {
  const { email } = await newPerson('anna')
  const [phone, tablet] = [await newDevice(), await newDevice()]
  for (const device of [phone, tablet, page]) await signIn(device, email)
  const { others, count } = await followToDevices(page)
  await follow(page, others.getByRole('link', { name: 'Alle anderen Geräte abmelden' }))
  await follow(page, page.getByRole('dialog').getByRole('button', { name: 'Alle anderen abmelden' }))
  await enterPasswordForCall(page)
  await expect(count).toHaveText('Kein anderes Gerät ist angemeldet.')
  await expect(count).toBeFocused()
  for (const device of [phone, tablet]) await expectSignedOut(device)
  await expectEvent(page, 'Sie haben alle anderen Geräte abgemeldet')
  expectPageErrors(/401/)
})

test('a browser that signs in again after its session ended counts as one device', async ({
  page,
  newPerson,
}) => {
  const { email } = await newPerson('hugo')
  await signIn(page, email)
  await page.context().clearCookies({ name: /^identity_session/ })
  // The provider redirects like this while the portal still has tokens.
  await page.goto(
    `/login?${new URLSearchParams({ iss: `${addresses.identity}/`, returnTo: '/security/devices' })}`,
  )
  await fillSignIn(page, email)
  await expect(heading(page)).toHaveText('Angemeldete Geräte')
  await expect(main(page)).toContainText('Kein anderes Gerät ist angemeldet.')
})
