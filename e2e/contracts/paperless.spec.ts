import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '@portal/e2e'

const CONFIRM = 'Auf E-Mail umstellen'
const question = (page: Page) => page.getByRole('dialog', { name: 'Ihre Vertragspost per E-Mail?' })
const reminder = (page: Page) => page.getByText('Vertragspost lieber per E-Mail?')
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

/** Opens the overview as someone who has skipped nothing yet. */
async function openUnasked(page: Page) {
  await page.context().clearCookies({ name: /^nordtal_paperless/ })
  await page.goto('/overview')
  await expect(question(page)).toBeVisible()
}

/** As when the customer comes back from another browser tab. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

/** Goes back to paper where the contract stands, as every customer can. */
async function backToPaper(page: Page, contractId: string) {
  await page.goto(`/contracts-payments/contract/${contractId}`)
  const letters = page.getByRole('region', { name: 'Briefe und Rechnungen' })
  await letters.getByRole('link', { name: 'Auf Papier umstellen' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Auf Papier umstellen' }).click()
  await expect(page.getByText('Ihre Vertragspost kommt jetzt auf Papier.')).toBeVisible()
  await expect(letters).toContainText('Auf Papier per Post')
  return letters
}

/** Waits until the overview would have asked. */
async function expectQuiet(page: Page) {
  await page.waitForLoadState('networkidle')
  await expect(question(page)).toHaveCount(0)
  await expect(reminder(page)).toHaveCount(0)
}

test('with one address a yes is enough, also for a second tab that still asks', async ({
  context,
  page,
  signInAs,
}) => {
  await signInAs('ben.carstens@post.example')
  await openUnasked(page)
  await expect(question(page)).toContainText('Wir schicken sie dann an ben.carstens@post.example.')
  await expectAccessible(page)
  const second = await context.newPage()
  await second.goto('/overview')
  await expect(question(second)).toBeVisible()

  await press(page, CONFIRM)
  await expect(page.getByText('Ihre Vertragspost kommt jetzt per E-Mail.')).toBeVisible()
  await expect(question(page)).toBeHidden()
  await comeBack(second)
  await expect(question(second)).toBeHidden()
  await page.reload()
  await expectQuiet(page)
  await backToPaper(page, 'v-410053301')
})

test('of several addresses one is chosen by keyboard alone', async ({ page, signInAs }) => {
  await signInAs('anna.becker@post.example')
  await openUnasked(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'E-Mail-Adresse wählen' })).toBeFocused()
  await page.keyboard.press('Enter')
  const picker = page.getByRole('dialog', { name: 'An welche Adresse?' })
  const registration = picker.getByRole('radio', { name: 'anna.becker@post.example' })
  await expect(registration).toBeChecked()
  await expectAccessible(page)
  await registration.focus()
  await page.keyboard.press('ArrowDown')
  await expect(picker.getByRole('radio', { name: 'becker-familie@heimpost.example' })).toBeChecked()
  const sent = page.waitForRequest(/useEmailForContracts$/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect((await sent).postDataJSON()).toMatchObject({
    email: 'becker-familie@heimpost.example',
    contractIds: ['v-410027103'],
  })
  await expect(page.getByText('Ihre Vertragspost kommt jetzt per E-Mail.')).toBeVisible()
  await expect(picker).toBeHidden()

  const letters = await backToPaper(page, 'v-410027103')
  const link = letters.getByRole('link', { name: 'Auf E-Mail umstellen' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Vertragspost per E-Mail' })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(link).toBeFocused()
})

test('question, refusals and reminder are answered by keyboard alone', async ({ page, signInAs }) => {
  await signInAs('hugo.ilg@post.example')
  await openUnasked(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: CONFIRM })).toBeFocused()
  await page.keyboard.press('Enter')
  const results = page.getByRole('dialog', { name: 'Ergebnis Ihrer Umstellung' })
  await expect(results.getByRole('group', { name: 'Für keinen Vertrag umgestellt' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(results).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.reload()
  await expect(reminder(page)).toBeVisible()
  const end = page.getByRole('button', { name: 'Nicht mehr anzeigen' })
  await page.getByRole('button', { name: CONFIRM }).focus()
  await page.keyboard.press('Tab')
  await expect(end).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(reminder(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expectQuiet(page)
})

for (const file of ['__federation_expose_paperless_prompt', 'prompt']) {
  test(`without its chunk ${file} the question does not come, and nothing else is missing`, async ({
    page,
    signInAs,
    expectComplaints,
  }) => {
    await signInAs('hugo.ilg@post.example')
    await page.context().clearCookies({ name: /^nordtal_paperless/ })
    const refused = page.waitForEvent('requestfailed', (request) => request.url().includes(`/${file}.`))
    await page.route(new RegExp(`/mfe-contracts/\\w+/${file}\\.\\w+\\.js`), (route) => route.abort())
    await page.goto('/overview')
    await refused
    await expectQuiet(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Guten Tag, Hugo Ilg' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: /Verträge & Zahlungsdaten/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Erneut versuchen' })).toHaveCount(0)

    await page.unroute(new RegExp(`/mfe-contracts/\\w+/${file}\\.\\w+\\.js`))
    await page.reload()
    await expect(question(page)).toBeVisible()
    expectComplaints(new RegExp(file))
  })
}

test('what a contract refuses is told where it is changed', async ({ page, signInAs }) => {
  await signInAs('hugo.ilg@post.example')
  await page.goto('/contracts-payments/contract/v-410082201/letters-by-email')
  const dialog = page.getByRole('dialog', { name: 'Vertragspost per E-Mail' })
  await dialog.getByRole('checkbox', { name: 'Auch für meinen anderen Vertrag auf Papier' }).check()
  await press(page, CONFIRM)
  const results = page.getByRole('dialog', { name: 'Ergebnis Ihrer Umstellung' })
  await expect(results.getByText(/^nicht umgestellt: /)).toHaveCount(2)
  await results.getByRole('button', { name: 'Fertig' }).click()
  await expect(page).toHaveURL(/contract\/v-410082201$/)
  await expect(page.getByRole('region', { name: 'Briefe und Rechnungen' })).toContainText(
    'Auf Papier per Post',
  )
})

test('who skips is reminded at the next visit, then no more, until the contracts on paper change', async ({
  page,
  signInAs,
}) => {
  await signInAs('hugo.ilg@post.example')
  // As long as the second contract came by e-mail.
  await page.route('**/bff/api/customerProfile', async (route) => {
    const response = await route.fetch()
    const profile = await response.json()
    profile.contractData.contracts[1].isPaperlessCommunication = true
    await route.fulfill({ response, json: profile })
  })
  await openUnasked(page)
  await press(page, 'Auf Papier lassen')
  await expect(page.getByText('Ihre Vertragspost kommt weiter auf Papier.')).toBeVisible()
  await expect(question(page)).toBeHidden()

  await page.reload()
  await expect(reminder(page)).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await expectAccessible(page)
  await press(page, 'Nicht mehr anzeigen')
  await expect(reminder(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.reload()
  await expectQuiet(page)

  await page.unroute('**/bff/api/customerProfile')
  await page.reload()
  await expect(question(page)).toContainText(
    'zu Ihren Verträgen „Nordtal Strom Basis“ und „Nordtal Erdgas Komfort“',
  )
})

test('what all contracts refuse has failed, each says why, and leaving it is a skip', async ({
  page,
  signInAs,
}) => {
  await signInAs('hugo.ilg@post.example')
  await openUnasked(page)
  await press(page, CONFIRM)
  await expect(
    page.getByText('Änderung fehlgeschlagen. Bitte versuchen Sie es später noch einmal.'),
  ).toBeVisible()
  const results = page.getByRole('dialog', { name: 'Ergebnis Ihrer Umstellung' })
  await expect(results.getByRole('group', { name: 'Für keinen Vertrag umgestellt' })).toBeFocused()
  await expect(results.getByRole('listitem')).toHaveText([
    /nicht umgestellt: Der Vertrag ist gekündigt/,
    /nicht umgestellt: Ihr Umzug wird gerade bearbeitet/,
  ])
  await expectAccessible(page)
  await results.getByRole('button', { name: 'Fertig' }).click()
  await expect(results).toBeHidden()
  await page.reload()
  await expect(reminder(page)).toBeVisible()
})

test('a BFF that fails is told, the question stays, and a skip in another tab closes it', async ({
  context,
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('gina.hahn@post.example')
  await openUnasked(page)
  await page.route('**/useEmailForContracts', (route) => route.fulfill({ status: 503, body: '' }))
  await press(page, CONFIRM)
  await expect(
    page.getByText('Änderung fehlgeschlagen. Bitte versuchen Sie es später noch einmal.'),
  ).toBeVisible()
  await expect(question(page).getByText(/^Das hat leider nicht geklappt/)).toBeVisible()
  expectComplaints(/503/)

  const second = await context.newPage()
  await second.goto('/overview')
  await press(second, 'Auf Papier lassen')
  await expect(question(second)).toBeHidden()
  await comeBack(page)
  await expect(question(page)).toBeHidden()
})
