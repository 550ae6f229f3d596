import type { Page } from '@playwright/test'
import { expect, expectAccessible, follow, test } from '@portal/e2e'

const CONFIRM = 'Auf E-Mail umstellen'
const question = (page: Page) => page.getByRole('dialog', { name: 'Ihre Vertragspost per E-Mail?' })
const reminder = (page: Page) => page.getByText('Vertragspost lieber per E-Mail?')
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
const forgetSkips = (page: Page) => page.context().clearCookies({ name: /^nordtal_paperless/ })

/** Opens the overview as a customer who has not skipped the question. */
async function openWithoutSkips(page: Page) {
  await forgetSkips(page)
  await page.goto('/overview')
  await expect(question(page)).toBeVisible()
}

/** Simulates the return from another browser tab. */
const returnToTab = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Waits until the question or the reminder would have appeared. */
async function expectNoQuestion(page: Page) {
  await page.waitForLoadState('networkidle')
  await expect(question(page)).toHaveCount(0)
  await expect(reminder(page)).toHaveCount(0)
}

test('a yes switches the letters and closes the question in a second browser tab; paper can be restored', async ({
  context,
  page,
  signInAs,
  newPerson,
}) => {
  const person = await newPerson('ben')
  await signInAs(person)
  await openWithoutSkips(page)
  await expect(question(page)).toContainText(`Wir schicken sie dann an ${person.email}.`)
  const second = await context.newPage()
  await second.goto('/overview')
  await expect(question(second)).toBeVisible()

  await press(page, CONFIRM)
  await expect(page.getByText('Ihre Vertragspost kommt jetzt per E-Mail.')).toBeVisible()
  await expect(question(page)).toBeHidden()
  await returnToTab(second)
  await expect(question(second)).toBeHidden()
  await page.reload()
  await expectNoQuestion(page)

  await page.goto('/contracts-payments/contract/v-410053301')
  const letters = page.getByRole('region', { name: 'Briefe und Rechnungen' })
  await letters.getByRole('link', { name: 'Auf Papier umstellen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Auf Papier umstellen' }).click()
  await expect(page.getByText('Ihre Vertragspost kommt jetzt auf Papier.')).toBeVisible()
  const link = letters.getByRole('link', { name: 'Auf E-Mail umstellen' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Vertragspost per E-Mail' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(link).toBeFocused()
})

test('the keyboard alone selects one of several addresses', async ({ page, signInAs, newPerson }) => {
  const person = await newPerson('anna')
  await signInAs(person)
  await openWithoutSkips(page)
  await follow(page, page.getByRole('button', { name: 'E-Mail-Adresse wählen' }))
  const picker = page.getByRole('dialog', { name: 'An welche Adresse?' })
  const registration = picker.getByRole('radio', { name: person.email })
  await expect(registration).toBeChecked()
  await registration.focus()
  await page.keyboard.press('ArrowDown')
  await expect(picker.getByRole('radio', { name: 'becker-familie@heimpost.example' })).toBeChecked()
  const sent = page.waitForRequest(/useEmailForContracts$/)
  await follow(page, picker.getByRole('button', { name: 'Diese Adresse nutzen' }))
  expect((await sent).postDataJSON()).toMatchObject({
    email: 'becker-familie@heimpost.example',
    contractIds: ['v-410027103'],
  })
  await expect(page.getByText('Ihre Vertragspost kommt jetzt per E-Mail.')).toBeVisible()
  await expect(picker).toBeHidden()
})

test('refused contracts are listed, and the keyboard alone closes question, results and reminder', async ({
  page,
  signInAs,
  newPerson,
}) => {
  await signInAs(await newPerson('hugo'))
  await openWithoutSkips(page)
  await follow(page, page.getByRole('button', { name: CONFIRM }))
  const results = page.getByRole('dialog', { name: 'Ergebnis Ihrer Umstellung' })
  await expect(results.getByRole('group', { name: 'Für keinen Vertrag umgestellt' })).toBeFocused()
  await expect(results.getByRole('listitem')).toHaveText([
    /nicht umgestellt: Der Vertrag ist gekündigt/,
    /nicht umgestellt: Ihr Umzug wird gerade bearbeitet/,
  ])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(results).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.reload()
  await expect(reminder(page)).toBeVisible()
  await page.getByRole('button', { name: CONFIRM }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Nicht mehr anzeigen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(reminder(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expectNoQuestion(page)
})

test('a skipped question becomes a reminder, and a dismissed reminder returns with more contracts on paper', async ({
  page,
  signInAs,
}) => {
  await signInAs('hugo.ilg@post.example')
  // The second contract gets its letters by e-mail at first.
  await page.route('**/bff/api/customerProfile', async (route) => {
    const response = await route.fetch()
    const profile = await response.json()
    profile.contractData.contracts[1].isPaperlessCommunication = true
    await route.fulfill({ response, json: profile })
  })
  await openWithoutSkips(page)
  await press(page, 'Auf Papier lassen')
  await expect(page.getByText('Ihre Vertragspost kommt weiter auf Papier.')).toBeVisible()
  await page.reload()
  await expect(reminder(page)).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await expectAccessible(page)
  await press(page, 'Nicht mehr anzeigen')
  await expect(reminder(page)).toBeHidden()
  await page.reload()
  await expectNoQuestion(page)

  await page.unroute('**/bff/api/customerProfile')
  await page.reload()
  await expect(question(page)).toContainText(
    'zu Ihren Verträgen „Nordtal Strom Basis“ und „Nordtal Erdgas Komfort“',
  )
})
