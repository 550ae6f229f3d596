import type { Page } from '@playwright/test'
import { expect, expireToken, fillSignIn, follow, signInField, test, withOwnPortal } from '@portal/e2e'

// Whoever else is signed in as the same person would be signed out.
const ownPortal = withOwnPortal('e2e-devices')

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function signIn(device: Page, email: string) {
  await device.goto('/security')
  await fillSignIn(device, email)
  await expect(main(device)).toContainText(email)
}

/** Once the token that it has is over. */
async function expectSignedOut(device: Page) {
  await expireToken(device)
  await device.goto('/security')
  await expect(signInField(device)).toBeVisible()
}

test('one device and then all others are signed out, by keyboard alone, and the events tell both', async ({
  page,
  newDevice,
}) => {
  const [phone, tablet, latest] = [await newDevice(), await newDevice(), await newDevice()]
  for (const device of [phone, tablet, latest, page]) await signIn(device, 'anna.becker@post.example')

  await follow(page, main(page).getByRole('link', { name: 'Angemeldete Geräte' }))
  await expect(heading(page)).toHaveText('Angemeldete Geräte')
  await expect(heading(page)).toBeFocused()
  const others = main(page).getByRole('region', { name: 'Andere Geräte' })
  const count = others.getByText(/Gerät.* angemeldet\.$/)
  await expect(count).toHaveText('3 andere Geräte sind angemeldet.')

  await test.step('the one that was used last stands above the others', async () => {
    await follow(page, others.getByRole('button', { name: /^Abmelden/ }))
    await expect(page.getByText('Gerät abgemeldet', { exact: true })).toBeVisible()
    await expect(count).toHaveText('2 andere Geräte sind angemeldet.')
    await expect(count).toBeFocused()
    await expectSignedOut(latest)
  })

  await test.step('all others', async () => {
    await follow(page, others.getByRole('link', { name: 'Alle anderen Geräte abmelden' }))
    await follow(page, page.getByRole('dialog').getByRole('button', { name: 'Alle anderen abmelden' }))
    await expect(count).toHaveText('Kein anderes Gerät ist angemeldet.')
    await expect(count).toBeFocused()
    for (const device of [phone, tablet]) await expectSignedOut(device)
  })

  await test.step('this one goes on', async () => {
    await expireToken(page)
    await page.goto('/security/events')
    const events = main(page).getByRole('region', { name: 'Ihre Aktivitäten' }).getByRole('listitem')
    await expect(events.first()).toContainText('Sie haben alle anderen Geräte abgemeldet')
    await expect(events.nth(1)).toContainText('Sie haben ein anderes Gerät abgemeldet')
    await expect(events.nth(2)).toContainText('Sie haben sich angemeldet')
  })
})

test('a browser that is asked for the password when its session is over stays one device', async ({
  page,
}) => {
  const email = 'hugo.ilg@post.example'
  await signIn(page, email)
  await page.context().clearCookies({ name: /^identity_session/ })
  // As the provider itself leads to the sign-in, although the portal still has tokens.
  await page.goto(
    `/login?${new URLSearchParams({ iss: `${ownPortal.identity}/`, returnTo: '/security/devices' })}`,
  )
  await fillSignIn(page, email)
  await expect(heading(page)).toHaveText('Angemeldete Geräte')
  await expect(main(page)).toContainText('Kein anderes Gerät ist angemeldet.')
})
