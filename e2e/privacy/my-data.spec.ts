import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import {
  agreeToSignInAgain,
  expect,
  fillSignIn,
  follow,
  givePassword,
  letSignInBeOld,
  signInField,
  test,
} from '@portal/e2e'

const main = (page: Page) => page.getByRole('main')
const show = (page: Page) => page.getByRole('button', { name: 'Meine Daten anzeigen' })

/** The BFF wants a password within five minutes, which a session of other tests may not have. */
async function signInNow(page: Page, email: string) {
  await page.goto('/privacy/my-data')
  await fillSignIn(page, email)
  await expect(show(page)).toBeVisible()
}

test('all that is known of a customer is shown with its source, and saved whole', async ({ page }) => {
  await signInNow(page, 'clara.deniz@post.example')
  await show(page).click()
  const person = main(page).getByRole('region', { name: 'Zu Ihrer Person' })
  await expect(person.getByText('Clara Deniz')).toBeVisible()
  await expect(person.getByText(/^Das Kundensystem Ihrer Marke/)).toBeVisible()
  await expect(main(page).getByText('Kunde bei mehreren Marken (2)')).toBeVisible()
  await expect(main(page).getByText(/^Angemeldetes? Gerät/)).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Als JSON herunterladen' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^Meine-Daten-\d{4}-\d{2}-\d{2}\.json$/)
  const { sections, withheld } = JSON.parse((await readFile(await download.path())).toString())
  expect(sections.map(({ id }: { id: string }) => id)).toEqual([
    'account',
    'person',
    'contact',
    'contracts',
    'payments',
    'consents',
    'security',
    'messages',
  ])
  const text = JSON.stringify(sections)
  expect(text).toContain('clara.deniz@post.example')
  expect(text).toContain('Flinkstrom')
  expect(text).toMatch(/"value":"DE\d{20}"/)
  expect(withheld.length).toBeGreaterThan(0)
})

test('accounts are masked until they are asked for', async ({ page }) => {
  await signInNow(page, 'jo.katzenellenbogen@post.example')
  await show(page).click()
  const payments = main(page).getByRole('region', { name: 'Zahlungen' })
  await payments
    .getByText(/^Zahlungswege/)
    .first()
    .click()
  const whole = payments.getByText(/^DE\d\d( \d{4}){4} \d\d$/)
  await expect(payments.getByText(/^DE\d\d ••••/).first()).toBeVisible()
  await expect(whole).toHaveCount(0)
  await page.getByRole('button', { name: 'IBAN vollständig anzeigen' }).click()
  await expect(whole.first()).toBeVisible()
})

test('who signed in long ago gives the password again, and sees the data, once', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('ida.jung@post.example')
  await page.goto('/privacy/my-data')
  await letSignInBeOld(page, 'userProfile/myData')
  await show(page).click()
  await agreeToSignInAgain(page)
  await expect(signInField(page)).toHaveValue('ida.jung@post.example')
  await givePassword(page)
  await expect(main(page).getByRole('region', { name: 'Zu Ihrer Person' })).toBeVisible()
  await expect(page).toHaveURL('/privacy/my-data')
  await page.reload()
  await expect(show(page)).toBeVisible()
  await expect(main(page).getByRole('region', { name: 'Zu Ihrer Person' })).toHaveCount(0)
  expectComplaints(/401/)
})

test('by keyboard alone: from the overview to the data, its details and the file', async ({ page }) => {
  await page.goto('/privacy')
  await fillSignIn(page, 'david.ebert@post.example')
  await follow(page, main(page).getByRole('link', { name: 'Alle Daten ansehen und herunterladen' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Daten herunterladen' })).toBeFocused()
  await follow(page, show(page))
  await expect(main(page).getByText(/^Stand: .* 8 Bereiche\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Erneut laden' })).toBeFocused()
  const downloading = page.waitForEvent('download')
  await follow(page, page.getByRole('button', { name: 'Als JSON herunterladen' }))
  await downloading
  const details = main(page).locator('details:not([open]) > summary').first()
  const folded = main(page).locator('details:not([open])')
  const before = await folded.count()
  await follow(page, details)
  await expect(folded).toHaveCount(before - 1)
})
