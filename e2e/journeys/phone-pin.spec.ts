import type { Page } from '@playwright/test'
import { agreeToSignInAgain, expect, givePassword, letSignInBeOld, signInField, test } from '@portal/e2e'

const pinCard = (page: Page) => page.getByRole('region', { name: 'Telefon-PIN' })
const digits = (page: Page) => pinCard(page).getByText(/^\d{5}$/)

/** From the card to the provider's form. */
async function leaveForSignIn(page: Page) {
  await page.goto('/security')
  await letSignInBeOld(page, 'userProfile/phonePin')
  await pinCard(page).getByRole('button', { name: 'PIN anzeigen' }).click()
  await agreeToSignInAgain(page)
}

test('who signed in long ago gives the password again, and sees the PIN where they were, once', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('kim.lorenz@post.example')
  await leaveForSignIn(page)
  await expect(signInField(page)).toHaveValue('kim.lorenz@post.example')
  await givePassword(page)
  await expect(digits(page)).toBeVisible()
  await expect(page).toHaveURL('/security')
  await expect(pinCard(page).getByRole('button', { name: 'PIN verbergen' })).toBeFocused()

  await page.reload()
  await expect(pinCard(page).getByRole('button', { name: 'PIN anzeigen' })).toBeVisible()
  await expect(digits(page)).toHaveCount(0)
  expectComplaints(/401/)
})

test('who turns back at the sign-in is where they were, without the PIN', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('kim.lorenz@post.example')
  await leaveForSignIn(page)
  await expect(signInField(page)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/security')
  await expect(pinCard(page)).toBeAttached()
  await page.reload()
  await expect(pinCard(page).getByRole('button', { name: 'PIN anzeigen' })).toBeVisible()
  await expect(digits(page)).toHaveCount(0)
  expectComplaints(/401/)
})

test('somebody else who signs in there finds nothing of who had left', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('kim.lorenz@post.example')
  await leaveForSignIn(page)
  await signInField(page).fill('ben.carstens@post.example')
  await givePassword(page)
  await expect(page.getByRole('heading', { name: 'Guten Tag, Ben Carstens' })).toBeVisible()
  await expect(page).toHaveURL('/overview')
  await expect(page.getByText('Kim Lorenz')).toHaveCount(0)
  expectComplaints(/401/)
})
