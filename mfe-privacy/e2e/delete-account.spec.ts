import type { Page } from '@playwright/test'
import {
  enterPasswordForCall,
  expect,
  fillSignIn,
  follow,
  headersOfPage,
  receiveMail,
  test,
} from '@portal/e2e'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const DELETED = 'Konto wurde gelöscht'

/** Calls the BFF with the token of a device. */
async function callWithToken(device: Page, call: string) {
  const headers = { ...(await headersOfPage(device, call)), tenant: '100' }
  const response = await device.request.get(`/bff/api/${call}`, { headers })
  return { status: response.status(), ...(await response.json()) }
}

/** Expects a page whose only exit is the sign-out. */
async function expectNoNavigation(page: Page) {
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Ihr Konto' })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Abmelden' })).toBeVisible()
}

async function expectGoodbye(page: Page) {
  await expect(page).toHaveURL('/goodbye')
  await expect(page.getByText('Ihr Nordtal Konto ist gelöscht, und Sie sind abgemeldet.')).toBeVisible()
  await expect(page).toHaveTitle('Auf Wiedersehen! – Nordtal Konto')
}

async function expectRefusedSignIn(page: Page, email: string) {
  await page.getByRole('link', { name: 'Mit einem anderen Konto anmelden' }).click()
  const summary = page.getByRole('alert')
  await fillSignIn(page, email, 'Regenwetter-2026')
  await expect(summary).toContainText('E-Mail-Adresse oder Passwort ist falsch')
  await fillSignIn(page, email)
  await expect(summary).toContainText('Dieses Konto wurde gelöscht')
  await expect(summary).toContainText('Ihre Verträge laufen unverändert weiter')
  await expect(summary).toBeFocused()
}

test('a deleted account is refused immediately, signed out everywhere and cannot sign in again', {
  tag: '@two-bffs',
}, async ({ page, newDevice, newPerson, signInAs, pageErrors, expectPageErrors }) => {
  const lea = await newPerson('lea')
  await signInAs(lea)
  const phone = await newDevice()
  await phone.goto('/security')
  await fillSignIn(phone, lea.email)
  await expect(phone.getByRole('main')).toContainText(lea.email)

  await page.goto('/privacy')
  await page.getByRole('region', { name: 'Konto löschen' }).getByRole('link').click()
  expect(await callWithToken(phone, 'customerProfile')).toMatchObject({ status: 200 })

  await test.step('a page confirms the deletion after two questions', async () => {
    await page.getByRole('link', { name: 'Konto löschen' }).click()
    await page.getByRole('button', { name: 'Konto endgültig löschen' }).click()
    await enterPasswordForCall(page)
    await expect(heading(page)).toHaveText(DELETED)
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle(`${DELETED} – Nordtal Konto`)
    await page.getByRole('button', { name: 'Nicht automatisch abmelden' }).click()
    await expectNoNavigation(page)
  })

  await test.step('the earlier token is refused', async () => {
    for (const call of ['customerProfile', 'permissions/overview', 'userProfile/devices']) {
      expect(await callWithToken(phone, call)).toMatchObject({ status: 403, code: 'account-deleted' })
    }
    await expect
      .poll(async () => (await callWithToken(phone, 'userProfile/deletionStatus')).deletedAt)
      .not.toBeNull()
    await expect(page.getByRole('region', { name: 'Stand der Löschung' })).toContainText('Abgeschlossen')
  })

  await test.step('the next call of another device opens the same page, which signs it out', async () => {
    await phone.getByRole('link', { name: 'Angemeldete Geräte' }).click()
    await expect(heading(phone)).toHaveText(DELETED)
    await phone.clock.install()
    await phone.goto('/personal-data')
    await expect(heading(phone)).toHaveText(DELETED)
    await expect(phone).toHaveURL('/privacy/delete-account')
    await expectNoNavigation(phone)
    await expect(phone.getByText(/Wir melden Sie in \d+ Sekunden automatisch ab/).first()).toBeVisible()
    await phone.clock.fastForward(15_000)
    await expectGoodbye(phone)
  })

  await test.step('the sign-out shows the goodbye, also after a reload, without an error', async () => {
    await page.getByRole('button', { name: 'Jetzt abmelden' }).click()
    await expectGoodbye(page)
    await page.reload()
    await expectGoodbye(page)
    await expect(page.getByRole('link', { name: /^Zur Website von Nordtal Energie/ })).toBeVisible()
    // Of the call before the password.
    expect(pageErrors).toEqual([expect.stringContaining('401')])
  })

  await test.step('a new sign-in is refused, and the right password shows the reason', () =>
    expectRefusedSignIn(page, lea.email))

  const mail = await receiveMail(page, { to: lea.email, subject: 'Ihr Nordtal Konto wird gelöscht' })
  expect(mail).toContain('Ihre Verträge laufen unverändert weiter.')
  expectPageErrors(/401/)
})

test('the keyboard opens and closes the last question, and a link opens the cancellation of contracts', async ({
  page,
  signInAs,
}) => {
  await signInAs('hugo.ilg@post.example')
  await page.goto('/privacy')
  const main = page.getByRole('main')
  await follow(page, main.getByRole('link', { name: 'Konto löschen' }))
  await expect(heading(page)).toHaveText('Konto löschen')
  await expect(heading(page)).toBeFocused()
  await follow(page, main.getByRole('link', { name: 'Konto löschen' }))
  const dialog = page.getByRole('dialog', { name: 'Konto endgültig löschen?' })
  await follow(page, dialog.getByRole('button', { name: 'Konto behalten' }))
  await expect(dialog).toBeHidden()
  await expect(main.getByRole('link', { name: 'Konto löschen' })).toBeFocused()
  await main.getByRole('link', { name: 'Verträge hier kündigen' }).click()
  await expect(heading(page)).toHaveText('Verträge hier kündigen')
  await expect(page).toHaveURL('/cancellation')
})
