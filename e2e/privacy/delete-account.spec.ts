import type { Page } from '@playwright/test'
import { expect, fillSignIn, follow, receiveMail, spoilNext, test } from '@portal/e2e'
import { expectFailed } from './told.ts'

const LEA = 'lea.mertens@post.example'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const gone = 'Konto wurde gelöscht'

/** As whoever has kept a token of before asks. */
async function askWith(page: Page, authorization: string, call: string) {
  const answer = await page.request.get(`/bff/api/${call}`, { headers: { authorization, tenant: '100' } })
  return { status: answer.status(), ...(await answer.json()) }
}

/** Of a page that the customer can only leave. */
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

async function expectRefusedSignIn(page: Page) {
  await page.getByRole('link', { name: 'Mit einem anderen Konto anmelden' }).click()
  const summary = page.getByRole('alert')
  await fillSignIn(page, LEA, 'Regenwetter-2026')
  await expect(summary).toContainText('E-Mail-Adresse oder Passwort ist falsch')
  await fillSignIn(page, LEA)
  await expect(summary).toContainText('Dieses Konto wurde gelöscht')
  await expect(summary).toContainText('Ihre Verträge laufen unverändert weiter')
  await expect(summary).toBeFocused()
}

test('an account is deleted: its token is refused at once, it is signed out everywhere and for good', async ({
  page,
  newDevice,
  signInAs,
  complaints,
}) => {
  await signInAs(LEA)
  const phone = await newDevice()
  await phone.goto('/security')
  await fillSignIn(phone, LEA)
  await expect(phone.getByRole('main')).toContainText(LEA)

  await page.goto('/privacy')
  const asked = page.waitForRequest('**/bff/api/userProfile/deletionStatus')
  await page.getByRole('region', { name: 'Konto löschen' }).getByRole('link').click()
  const token = (await (await asked).allHeaders()).authorization ?? ''
  expect(await askWith(page, token, 'customerProfile')).toMatchObject({ status: 200 })

  await test.step('it is asked twice, and answered by a page that tells what has happened', async () => {
    await page.getByRole('link', { name: 'Konto löschen' }).click()
    await page.getByRole('button', { name: 'Konto endgültig löschen' }).click()
    await expect(heading(page)).toHaveText(gone)
    await expect(heading(page)).toBeFocused()
    await expect(page).toHaveTitle(`${gone} – Nordtal Konto`)
    await page.getByRole('button', { name: 'Nicht automatisch abmelden' }).click()
    await expectNoWayInto(page)
  })

  await test.step('the token of before opens nothing any more', async () => {
    for (const call of ['customerProfile', 'permissions/overview', 'userProfile/devices']) {
      expect(await askWith(page, token, call)).toMatchObject({ status: 403, code: 'account-deleted' })
    }
    await expect
      .poll(async () => (await askWith(page, token, 'userProfile/deletionStatus')).deletedAt)
      .not.toBeNull()
    await expect(page.getByRole('region', { name: 'Stand der Löschung' })).toContainText('Abgeschlossen')
  })

  await test.step('another device hears of it by its next call, wherever it goes, and is signed out by itself', async () => {
    await phone.getByRole('link', { name: 'Angemeldete Geräte' }).click()
    await expect(heading(phone)).toHaveText(gone)
    await phone.goto('/personal-data')
    await expect(heading(phone)).toHaveText(gone)
    await expect(phone).toHaveURL('/privacy/delete-account')
    await expectNoWayInto(phone)
    await expect(phone.getByText(/Wir melden Sie in \d+ Sekunden automatisch ab/).first()).toBeVisible()
    await expectGoodbye(phone)
  })

  await test.step('who signs out reads what happens next, also after a reload, and nothing has failed', async () => {
    await page.getByRole('button', { name: 'Jetzt abmelden' }).click()
    await expectGoodbye(page)
    await page.reload()
    await expectGoodbye(page)
    await expect(page.getByRole('link', { name: /^Zur Website von Nordtal Energie/ })).toBeVisible()
    expect(complaints).toEqual([])
  })

  await test.step('who comes back is refused, and told why, if the password is theirs', () =>
    expectRefusedSignIn(page))

  const mail = await receiveMail(page, { to: LEA, subject: 'Ihr Nordtal Konto wird gelöscht' })
  expect(mail).toContain('Ihre Verträge laufen unverändert weiter.')
})

test('a deletion that fails is told, and the account is kept', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('hugo.ilg@post.example')
  await page.goto('/privacy/delete-account/confirm')
  await spoilNext(page, 'userProfile/account')
  await page.getByRole('button', { name: 'Konto endgültig löschen' }).click()
  await expectFailed(page, 'Löschen fehlgeschlagen')
  await page.getByRole('button', { name: 'Konto behalten' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Das geht danach nicht mehr' })).toBeVisible()
  expectComplaints(/400/)
})

test('the way to the last question and back by keyboard alone', async ({ page, signInAs }) => {
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
})

test('contracts are cancelled elsewhere', async ({ page, signInAs }) => {
  await signInAs('hugo.ilg@post.example')
  await page.goto('/privacy/delete-account')
  await page.getByRole('main').getByRole('link', { name: 'Verträge hier kündigen' }).click()
  await expect(heading(page)).toHaveText('Verträge hier kündigen')
  await expect(page).toHaveURL('/cancellation')
})
