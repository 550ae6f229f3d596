import type { Page } from '@playwright/test'
import { confirmReauthentication, expect, fillPassword, receiveMail, signInField, test } from '@portal/e2e'

const pinCard = (page: Page) => page.getByRole('region', { name: 'Telefon-PIN' })
const digits = (page: Page) => pinCard(page).getByText(/^\d{5}$/)

/** Opens the provider's form from the card. */
async function startReauthentication(page: Page) {
  await page.goto('/security')
  await pinCard(page).getByRole('button', { name: 'PIN anzeigen' }).click()
  await confirmReauthentication(page)
}

test('the PIN needs the password, and is then shown once', {
  tag: '@two-bffs',
}, async ({ page, newPerson, signInAs, expectPageErrors }) => {
  const kim = await newPerson('kim')
  await signInAs(kim)
  await startReauthentication(page)
  await expect(signInField(page)).toHaveValue(kim.email)
  await expect(page.getByText('Ihre Telefon-PIN anzeigen')).toBeVisible()
  await fillPassword(page)
  await expect(digits(page)).toBeVisible()
  await expect(page).toHaveURL('/security')
  await expect(pinCard(page).getByRole('button', { name: 'PIN verbergen' })).toBeFocused()

  await page.reload()
  await expect(pinCard(page).getByRole('button', { name: 'PIN anzeigen' })).toBeVisible()
  await expect(digits(page)).toHaveCount(0)
  expectPageErrors(/401/)
})

test('Back from the sign-in returns to the card without the PIN', async ({
  page,
  newPerson,
  signInAs,
  expectPageErrors,
}) => {
  const kim = await newPerson('kim')
  await signInAs(kim)
  await startReauthentication(page)
  await expect(signInField(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/security')
  await expect(pinCard(page)).toBeAttached()
  await page.reload()
  await expect(pinCard(page).getByRole('button', { name: 'PIN anzeigen' })).toBeVisible()
  await expect(digits(page)).toHaveCount(0)
  expectPageErrors(/401/)
})

test('the card dates a new phone PIN, and a mail reports it without the digits', async ({
  page,
  newPerson,
  signInAs,
  expectPageErrors,
}) => {
  const hugo = await newPerson('hugo')
  await signInAs(hugo)
  await page.goto('/security/phone-pin')
  const dialog = page.getByRole('dialog', { name: 'Telefon-PIN ändern' })
  await dialog.getByRole('textbox', { name: 'Neue Telefon-PIN' }).fill('73 19-4')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  const leaves = page.waitForRequest(/\/authorize\?/)
  await confirmReauthentication(page)
  const { searchParams } = new URL((await leaves).url())
  expect([searchParams.get('prompt'), searchParams.get('acr_values')]).toEqual([
    'login',
    expect.stringMatching(/^changePhonePin\.[\w-]{43}$/),
  ])
  await fillPassword(page)
  await expect(page.getByText('Telefon-Pin geändert')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(pinCard(page)).toContainText('Zuletzt geändert: heute')
  const mail = await receiveMail(page, { to: hugo.email, subject: 'Ihre Telefon-PIN wurde geändert' })
  expect(mail).not.toContain('73194')
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('73194')
  expectPageErrors(/401/)
})
