import type { Page } from '@playwright/test'
import { enterPasswordForCall, expect, receiveLink, receiveMail, test } from '@portal/e2e'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('an intruder moves the sign-in address and deletes the account, and the owner gets it back', {
  tag: '@two-bffs',
}, async ({ page, newDevice, newPerson, signInAs, expectPageErrors }) => {
  const person = await newPerson('ben')
  const { email } = person
  const foreign = `fremd.${email}`
  const owner = await newDevice()
  await signInAs(person)

  await test.step('the address moves to the mailbox of the intruder', async () => {
    await page.goto('/security/email-reset')
    await page.getByRole('textbox', { name: 'Neue E-Mail-Adresse' }).fill(foreign)
    await page.getByRole('button', { name: 'E-Mail senden' }).click()
    await enterPasswordForCall(page)
    await expect(page.getByText(`Die E-Mail ist unterwegs an ${foreign}.`)).toBeVisible()
    const subject = 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse'
    await page.goto(await receiveLink(page, { to: foreign, subject }))
    await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click()
    await expect(heading(page)).toHaveText('Ihre neue E-Mail-Adresse ist bestätigt')
    // As an intruder who reads the old mailbox, too; otherwise it takes 72 hours.
    const asked = 'Bitte stimmen Sie der neuen Anmelde-Adresse zu'
    await page.goto(await receiveLink(page, { to: email, subject: asked }))
    await page.getByRole('button', { name: 'Der Änderung zustimmen' }).click()
    await expect(heading(page)).toHaveText('Ihre neue E-Mail-Adresse gilt')
    await receiveMail(page, { to: email, subject: 'Ihre Anmelde-Adresse wurde geändert' })
  })

  await test.step('the deletion says until when it waits', async () => {
    await page.goto('/privacy/delete-account')
    await expect(
      page.getByText(/Zu Ihrer Sicherheit löschen wir das Konto deshalb nicht vor dem/),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Konto löschen' }).click()
    await expect(page.getByRole('dialog')).toContainText('und an die bisherige Adresse')
    await page.getByRole('button', { name: 'Konto endgültig löschen' }).click()
    await enterPasswordForCall(page)
    await expect(heading(page)).toHaveText('Ihr Konto wird gelöscht')
    await page.getByRole('button', { name: 'Jetzt abmelden' }).click()
    await expect(page.getByText(/Ihr Nordtal Konto ist gesperrt, und Sie sind abgemeldet\. Am/)).toBeVisible()
  })

  await test.step('the link in the mail to the earlier address stops it', async () => {
    const mail = await receiveMail(page, { to: email, subject: 'Ihr Nordtal Konto wird gelöscht' })
    await owner.goto(/http:\/\/\S+\/not-me\?token=[\w-]+/.exec(mail)?.[0] ?? '')
    await owner.getByRole('button', { name: 'Das war ich nicht' }).click()
    await expect(heading(owner)).toHaveText('Ihr Konto ist gesichert')
    const secured = await owner.getByRole('main').textContent()
    const caseNumber = /NK-[2-9A-Z]{8}/.exec(secured ?? '')?.[0]
    const subject = `Ihr Nordtal Konto ist gesichert (Vorgang ${caseNumber})`
    expect(await receiveMail(page, { to: email, subject })).toContain(
      'Löschung Ihres Kontos haben wir gestoppt',
    )
  })

  await test.step('a new password opens the account at the earlier address', async () => {
    const subject = 'Passwort für Ihr Nordtal Konto zurücksetzen'
    await owner.goto(await receiveLink(page, { to: email, subject }))
    await owner.getByLabel('Neues Passwort').fill('Nebel-im-Tal-77')
    await owner.getByRole('button', { name: 'Passwort speichern' }).click()
    await expect(heading(owner)).toHaveText('Ihr Passwort ist geändert')
    await owner.goto('/privacy')
    await expect(owner.getByRole('region', { name: 'Konto löschen' })).toContainText('Ist aktiv')
  })
  expectPageErrors(/401/)
})
