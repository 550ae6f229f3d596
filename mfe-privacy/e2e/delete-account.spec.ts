import type { Page } from '@playwright/test'
import { expect, fillSignIn, follow, receiveMail, test } from '@portal/e2e'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const gone = 'Konto wurde gelöscht'

/** Calls the BFF with a token from before the deletion. */
async function askWith(page: Page, authorization: string, call: string) {
  const answer = await page.request.get(`/bff/api/${call}`, { headers: { authorization, tenant: '100' } })
  return { status: answer.status(), ...(await answer.json()) }
}

/** A page that the customer can only leave. */
async function expectNoWayInto(page: Page) {
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

test('a deleted account is refused at once, signed out everywhere, and never signs in again', {
  tag: '@two-bffs',
}, async ({ page, newDevice, newPerson, signInAs, complaints }) => {
  const lea = await newPerson('lea')
  await signInAs(lea)
  const phone = await newDevice()
  await phone.goto('/security')
  await fillSignIn(phone, lea.email)
  await expect(phone.getByRole('main')).toContainText(lea.email)

  await page.goto('/privacy')
  const asked = page.waitForRequest('**/bff/api/userProfile/deletionStatus')
  await page.getByRole('region', { name: 'Konto löschen' }).getByRole('link').click()
  const token = (await (await asked).allHeaders()).authorization ?? ''
  expect(await askWith(page, token, 'customerProfile')).toMatchObject({ status: 200 })

  await test.step('after two questions a page says that the account is deleted', async () => {
    await page.getByRole('link', { name: 'Konto löschen' }).click()
    await page.getByRole('button', { name: 'Konto endgültig löschen' }).click()
    await expect(heading(page)).toHaveText(gone)
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle(`${gone} – Nordtal Konto`)
    await page.getByRole('button', { name: 'Nicht automatisch abmelden' }).click()
    await expectNoWayInto(page)
  })

  await test.step('the earlier token is refused', async () => {
    for (const call of ['customerProfile', 'permissions/overview', 'userProfile/devices']) {
      expect(await askWith(page, token, call)).toMatchObject({ status: 403, code: 'account-deleted' })
    }
    await expect
      .poll(async () => (await askWith(page, token, 'userProfile/deletionStatus')).deletedAt)
      .not.toBeNull()
    await expect(page.getByRole('region', { name: 'Stand der Löschung' })).toContainText('Abgeschlossen')
  })

  await test.step('the next call of another device leads to the same page, which signs it out', async () => {
    await phone.getByRole('link', { name: 'Angemeldete Geräte' }).click()
    await expect(heading(phone)).toHaveText(gone)
    await phone.clock.install()
    await phone.goto('/personal-data')
    await expect(heading(phone)).toHaveText(gone)
    await expect(phone).toHaveURL('/privacy/delete-account')
    await expectNoWayInto(phone)
    await expect(phone.getByText(/Wir melden Sie in \d+ Sekunden automatisch ab/).first()).toBeVisible()
    await phone.clock.fastForward(15_000)
    await expectGoodbye(phone)
  })

  await test.step('the sign-out leads to the goodbye, also after a reload, without an error', async () => {
    await page.getByRole('button', { name: 'Jetzt abmelden' }).click()
    await expectGoodbye(page)
    await page.reload()
    await expectGoodbye(page)
    await expect(page.getByRole('link', { name: /^Zur Website von Nordtal Energie/ })).toBeVisible()
    expect(complaints).toEqual([])
  })

  await test.step('a new sign-in is refused, and with the right password it says why', () =>
    expectRefusedSignIn(page, lea.email))

  const mail = await receiveMail(page, { to: lea.email, subject: 'Ihr Nordtal Konto wird gelöscht' })
  expect(mail).toContain('Ihre Verträge laufen unverändert weiter.')
})

test('by keyboard: the way to the last question and back, and to the cancellation of contracts', async ({
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
