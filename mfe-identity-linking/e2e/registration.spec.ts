import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  addresses,
  confirmAddress,
  expect,
  fillSignIn,
  type Invitation,
  receiveLetter,
  receiveLink,
  root,
  test,
} from '@portal/e2e'

const PASSWORD = 'Vier Nebel tragen Laternen'

/** By the element, because the paperless question may hide the role. */
const main = (page: Page) => page.locator('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Opens the link of the invitation and confirms the postal code. */
async function proveInvitation(page: Page, { code, postalCode }: Pick<Invitation, 'code' | 'postalCode'>) {
  await page.goto(`/code/${code}`)
  await page.getByRole('link', { name: 'Postleitzahl bestätigen' }).click()
  await page.getByLabel('Postleitzahl', { exact: true }).fill(postalCode)
  await page.getByRole('button', { name: 'Postleitzahl prüfen' }).click()
  await expect(heading(page)).toHaveText('Ihre Identität ist bestätigt')
}

async function signUp(page: Page, password: string, email?: string) {
  await expect(heading(page)).toHaveText('Konto anlegen')
  if (email) await page.getByLabel('E-Mail-Adresse').fill(email)
  await page.getByLabel('Passwort', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Konto anlegen' }).click()
}

/** The logs of all local portals. */
async function logs() {
  const folder = join(root, '.portal/log')
  const files = await readdir(folder)
  return (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n')
}

test('a new customer registers with the code of a letter and sees the contracts', async ({
  page,
  newInvitation,
}) => {
  const expired = await newInvitation('expired')
  let code = ''
  await test.step('the letter contains a new code', async () => {
    await page.goto(`/code/${expired.code}`)
    await page.getByRole('link', { name: 'Neue Einladung anfordern' }).click()
    await page.getByRole('button', { name: 'Brief anfordern' }).click()
    await expect(heading(page)).toHaveText('Ihr Brief ist angefordert')
    const letter = await receiveLetter(page, expired.addressLine)
    code = /IhrRegistrierungscode([A-HJ-NP-Z2-9]{26})/.exec(letter)?.[1] ?? ''
    expect(code).not.toBe('')
    expect(code).not.toBe(expired.code)
  })

  await test.step('the sign-up suggests the address that the brand knows', async () => {
    await proveInvitation(page, { code, postalCode: expired.postalCode })
    await page.getByRole('button', { name: 'Weiter zur Kontoerstellung' }).click()
    await page.waitForURL(`${addresses.identity}/**`)
    await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue(expired.email)
    await signUp(page, 'zu kurz')
    await expect(page.getByRole('alert')).toContainText('Wählen Sie mindestens 12 Zeichen.')
  })

  await test.step('the account exists once the address is confirmed, and shows the contracts', async () => {
    await signUp(page, PASSWORD)
    await confirmAddress(page, expired.email)
    await page.waitForURL('/overview')
    await expect(page.getByRole('status').filter({ hasText: 'Konto verknüpft' })).toContainText(
      'sind jetzt mit Ihrem Konto verknüpft.',
    )
    await expect(main(page)).toContainText('Maik')
  })

  await test.step('Back returns to the portal, not to the refused form', async () => {
    await page.goBack()
    await expect(page).toHaveURL(({ origin }) => origin === addresses.portal)
    await expect(main(page)).toContainText('Maik')
    await page.goto('/contracts-payments')
    await expect(main(page)).toContainText('Nordtal Strom Basis')
  })

  await test.step('a mail reports the linking and links to its undo page', async () => {
    const subject = 'Ihr Nordtal Konto ist mit Verträgen verknüpft'
    const undo = await page.context().newPage()
    await undo.goto(await receiveLink(page, { to: expired.email, subject }))
    await expect(heading(undo)).toHaveText('Verknüpfung aufheben')
    await undo.close()
  })

  await test.step('the history begins with the account', async () => {
    await page.goto('/security/events')
    await expect(main(page)).toContainText('Ihr Konto wurde angelegt')
    await expect(main(page)).toContainText('Ihre Verträge wurden mit Ihrem Konto verknüpft')
  })

  await test.step('the code is used, and in no log', async () => {
    await page.goto(`/code/${code}`)
    await expect(heading(page)).toHaveText('Es gibt schon ein Konto')
    const text = await logs()
    expect(text).not.toContain(code)
    expect(text).not.toContain(expired.code)
  })
})

test('a customer with an account links the other brand and sees the contracts of both', async ({
  page,
  newPerson,
  newInvitation,
}) => {
  const ben = await newPerson('ben')
  const ofFlinkstrom = await newInvitation('valid-flinkstrom', ben)
  const otherTab = await page.context().newPage()
  await proveInvitation(otherTab, ofFlinkstrom)
  await proveInvitation(page, ofFlinkstrom)
  await page.getByRole('button', { name: 'Ich habe schon ein Konto' }).click()
  await page.waitForURL(`${addresses.identity}/**`)
  await fillSignIn(page, ben.email)
  await page.waitForURL('/overview')
  await page.goto('/contracts-payments')
  await expect(main(page)).toContainText('Flinkstrom Fix')
  await expect(main(page)).not.toContainText('Nordtal Strom Basis')

  await test.step('the other tab offers no second account', async () => {
    await otherTab.getByRole('button', { name: 'Weiter zur Kontoerstellung' }).click()
    await expect(heading(otherTab)).toHaveText('Es gibt schon ein Konto')
  })

  await test.step('the code page shows the linked brands', async () => {
    await page.goto('/code')
    await expect(heading(page)).toHaveText('Konto verknüpfen')
    await expect(main(page)).toContainText('Nordtal Energie und Flinkstrom')
  })
})
