import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, fillSignIn, receiveLetter, receiveLink, root, test, withOwnPortal } from '@portal/e2e'
import { codes } from './codes.ts'

const ownPortal = withOwnPortal('e2e-whole-way')

/** Of a customer of Flinkstrom whose account at Nordtal is Ben's; the postal code is 26721. */
const OF_FLINKSTROM = 'SMDAIUBMRWPQQSJL5G52B75MUU'
const PASSWORD = 'Vier Nebel tragen Laternen'

/** Also while the question about letters on paper stands over it. */
const main = (page: Page) => page.locator('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** From the link in the invitation to the proof that it is meant for who brings it. */
async function proveInvitation(page: Page, code: string, zipCode: string) {
  await page.goto(`/code/${code}`)
  await page.getByRole('link', { name: 'Postleitzahl bestätigen' }).click()
  await page.getByLabel('Postleitzahl', { exact: true }).fill(zipCode)
  await page.getByRole('button', { name: 'Postleitzahl prüfen' }).click()
  await expect(heading(page)).toHaveText('Ihre Identität ist bestätigt')
}

async function signUp(page: Page, password: string, email?: string) {
  await expect(heading(page)).toHaveText('Konto anlegen')
  if (email) await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
}

/** The logs of all processes of the portals that this machine runs for the tests. */
async function logs() {
  const folder = join(root, '.portal/log')
  const files = await readdir(folder)
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n')
}

test('a new customer comes from the letter to the contracts', async ({ page }) => {
  let code = ''
  await test.step('the letter holds a new code', async () => {
    await page.goto(`/code/${codes.expired}`)
    await page.getByRole('link', { name: 'Neue Einladung anfordern' }).click()
    await page.getByRole('button', { name: 'Brief anfordern' }).click()
    await expect(heading(page)).toHaveText('Ihr Brief ist angefordert')
    const letter = await receiveLetter(page, ownPortal.mailbox)
    code = /IhrRegistrierungscode([A-Z2-7]{26})/.exec(letter)?.[1] ?? ''
    expect(code).not.toBe('')
    expect(code).not.toBe(codes.expired)
  })

  await test.step('the sign-up fills in the address that the brand knows, and knows nothing of the code', async () => {
    await proveInvitation(page, code, '70173')
    await page.getByRole('button', { name: 'Weiter zur Kontoerstellung' }).click()
    await page.waitForURL(`${ownPortal.identity}/**`)
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('maik.noll@post.example')
    await signUp(page, 'zu kurz')
    await expect(page.getByRole('alert')).toContainText('Wählen Sie mindestens 12 Zeichen.')
  })

  await test.step('the account is there, and shows the contracts', async () => {
    await signUp(page, PASSWORD)
    await page.waitForURL('/overview')
    await expect(page.getByRole('status').filter({ hasText: 'Konto verknüpft' })).toContainText(
      'Ihre Verträge sind jetzt mit Ihrem Konto verknüpft.',
    )
    await expect(main(page)).toContainText('Maik')
  })

  await test.step('Back leads to no form that was refused before, but to the portal', async () => {
    await page.goBack()
    await expect(page).toHaveURL(`${ownPortal.url}/**`)
    await expect(main(page)).toContainText('Maik')
    await page.goto('/contracts-payments')
    await expect(main(page)).toContainText('Nordtal Strom Basis')
  })

  await test.step('the address is confirmed by mail', async () => {
    const subject = 'Bestätigen Sie Ihre E-Mail-Adresse'
    await page.goto(
      await receiveLink(page, { to: 'maik.noll@post.example', subject, mailbox: ownPortal.mailbox }),
    )
    await page.getByRole('button', { name: 'Adresse bestätigen' }).click()
    await expect(heading(page)).toHaveText('Ihre Adresse ist bestätigt')
  })

  await test.step('the history begins with the account', async () => {
    await page.goto('/security/events')
    await expect(main(page)).toContainText('Ihr Konto wurde angelegt')
    await expect(main(page)).toContainText('Ihre Verträge wurden mit Ihrem Konto verknüpft')
  })

  await test.step('the code is used, and stands in no log', async () => {
    await page.goto(`/code/${code}`)
    await expect(heading(page)).toHaveText('Es gibt schon ein Konto')
    const told = await logs()
    expect(told).not.toContain(code)
    expect(told).not.toContain(codes.expired)
  })
})

test('who has an account at the other brand signs in, and finds the contracts of both', async ({ page }) => {
  const otherTab = await page.context().newPage()
  await proveInvitation(otherTab, OF_FLINKSTROM, '26721')
  await proveInvitation(page, OF_FLINKSTROM, '26721')
  await page.getByRole('button', { name: 'Ich habe schon ein Konto' }).click()
  await page.waitForURL(`${ownPortal.identity}/**`)
  await fillSignIn(page, 'ben.carstens@post.example')
  await page.waitForURL('/overview')
  await page.goto('/contracts-payments')
  await expect(main(page)).toContainText('Flinkstrom Fix')
  await expect(main(page)).not.toContainText('Nordtal Strom Basis')

  await test.step('the tab that confirmed first leads to no second account', async () => {
    await otherTab.getByRole('button', { name: 'Weiter zur Kontoerstellung' }).click()
    await expect(heading(otherTab)).toHaveText('Es gibt schon ein Konto')
  })

  await test.step('what the code led to is all that is left of it', async () => {
    await page.goto('/code')
    await expect(heading(page)).toHaveText('Konto verknüpfen')
    await expect(main(page)).toContainText('Nordtal Energie und Flinkstrom')
  })
})

test('who is signed in with a customer number of the brand is told why not, and can take another account', async ({
  page,
  signInAs,
}) => {
  await signInAs('anna.becker@post.example')
  await proveInvitation(page, codes.valid, '70173')
  await page.getByRole('button', { name: 'Mit diesem Konto verknüpfen' }).click()
  await expect(heading(page)).toHaveText('Zu diesem Konto gehört schon eine andere Kundennummer')
  await page.getByRole('button', { name: 'Mit einem anderen Konto anmelden' }).click()
  await page.waitForURL(`${ownPortal.identity}/**`)
  await page.goBack()
  await page.getByRole('link', { name: 'Zur Übersicht' }).click()
  await expect(main(page)).toContainText('Anna')
})

test('a linking that gets no answer is tried again, also after a reload', async ({
  page,
  expectComplaints,
}) => {
  await proveInvitation(page, codes.valid, '70173')
  const otherTab = await page.context().newPage()
  await proveInvitation(otherTab, codes.valid, '70173')
  await page.getByRole('button', { name: 'Weiter zur Kontoerstellung' }).click()
  await page.route('**/linkAccount', (route) => route.abort())
  await signUp(page, PASSWORD, 'lena@neuepost.example')
  await expect(heading(page)).toHaveText('Die Verknüpfung hat noch nicht geklappt')
  await page.reload()
  await expect(heading(page)).toHaveText('Die Verknüpfung hat noch nicht geklappt')
  await page.unroute('**/linkAccount')
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await page.waitForURL('/overview')
  await expect(main(page)).toContainText('Lena')
  await test.step('the tab that confirmed last leads to no second account', async () => {
    await otherTab.getByRole('button', { name: 'Weiter zur Kontoerstellung' }).click()
    await expect(heading(otherTab)).toHaveText('Es gibt schon ein Konto')
  })
  expectComplaints(/net::ERR_FAILED/)
})
