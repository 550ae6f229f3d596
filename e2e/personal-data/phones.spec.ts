import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '@portal/e2e'

const dialogCalled = (page: Page, name: string) => page.getByRole('dialog', { name })
const editor = (page: Page) => dialogCalled(page, 'Telefonnummer ändern')
const numberField = (page: Page) => page.getByRole('dialog').getByRole('textbox')

async function saveNumber(page: Page, number: string) {
  await numberField(page).fill(number)
  await page.getByRole('dialog').getByRole('button', { name: 'Speichern' }).click()
}

test('a number of a contract is changed by click, and Back leads over the lists', async ({
  page,
  signInAs,
}) => {
  await signInAs('ben.carstens@post.example')
  await page.goto('/personal-data/phone-list')
  const card = page.getByRole('region', { name: 'Nummern zu Ihren Verträgen' })
  await card.getByRole('link', { name: /\+49 176 04069033/ }).click()
  await expect(page).toHaveURL(/phone-list\/contract\/t-4100533$/)
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goForward()

  await saveNumber(page, '0049 (176) 040-690.34')
  await expect(page.getByText('Telefonnummer geändert')).toBeVisible()
  const question = dialogCalled(page, 'Telefonnummern ersetzen')
  await expect(question.getByRole('checkbox', { name: '+49 176 04069033' })).toBeChecked()
  await question.getByRole('button', { name: 'Weiter' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.goto('/personal-data/phone-list')
  await expect(page.getByRole('link', { name: /\+49 176 04069034.*Zuletzt geändert: heute/ })).toHaveCount(2)
  await expect(page.getByText('+49 176 04069033')).toHaveCount(0)
})

for (const [input, message] of [
  ['', 'Geben Sie eine gültige Telefonnummer an.'],
  ['+49 12', 'Geben Sie eine gültige Telefonnummer an.'],
  ['0176 98765432', 'Geben Sie eine gültige Ländervorwahl an (z.B. für Deutschland +49 oder 0049).'],
] as const) {
  test(`the number "${input}" is refused: ${message}`, async ({ page, signInAs }) => {
    await signInAs('clara.deniz@post.example')
    await page.goto('/personal-data/phone-list/contact')
    await page.getByRole('link', { name: /^\+49/ }).click()
    await saveNumber(page, input)
    const dialog = editor(page)
    await expect(dialog.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' })).toBeFocused()
    await dialog.getByRole('link', { name: message }).click()
    await expect(numberField(page)).toBeFocused()
    await expect(numberField(page)).toHaveValue(input)
    await expect(page).toHaveTitle(/^Fehler: /)
  })
}

test('some contracts refuse: the dialog says which and why, and tries again only for these', async ({
  page,
  signInAs,
}) => {
  await signInAs('gina.hahn@post.example')
  await page.goto('/personal-data/phone-list/contract/t-4100806')
  await saveNumber(page, '+49 89 99998807')
  await expect(page.getByText('Nummer konnte nicht für alle Verträge geändert werden.')).toBeVisible()
  const results = dialogCalled(page, 'Ergebnis Ihrer Änderung')
  await expect(results.getByRole('group', { name: 'Für 2 von 3 Verträgen geändert' })).toBeFocused()
  const rows = results.getByRole('listitem')
  await expect(rows.first()).toContainText('Nordtal Erdgas Basis')
  await expect(rows.first()).toContainText('nicht geändert: Gerade wird eine Rechnung erstellt.')
  await expect(rows.getByText('geändert', { exact: true })).toHaveCount(2)

  const request = page.waitForRequest((sent) => sent.method() === 'PUT')
  await results.getByRole('button', { name: 'Fehlgeschlagene erneut versuchen' }).click()
  expect((await request).postDataJSON()).toMatchObject({ contracts: ['v-410080602'] })
  await expect(results.getByText(/nicht geändert/)).toBeVisible()

  await results.getByRole('button', { name: 'Fertig' }).click()
  await dialogCalled(page, 'Telefonnummern ersetzen').getByRole('button', { name: 'Nichts ändern' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(
    page.getByRole('link', { name: /^\+49 89[ \d]+ Für Nordtal Strom Basis, Nordtal Wärmepumpe/ }),
  ).toBeVisible()
  await expect(
    page.getByRole('link', { name: /^\+49 89[ \d]+ Für Nordtal Erdgas Basis · Werbung/ }),
  ).toBeVisible()
})

test('all contracts refuse: nothing is changed, and the dialog says why', async ({ page, signInAs }) => {
  await signInAs('hugo.ilg@post.example')
  await page.goto('/personal-data/phone-list/contract/t-4100822')
  await saveNumber(page, '+49 30 23125823')
  await expect(page.getByText('Änderung fehlgeschlagen')).toBeVisible()
  const results = dialogCalled(page, 'Ergebnis Ihrer Änderung')
  await expect(results.getByText('Für keinen Vertrag geändert')).toBeVisible()
  await expect(results.getByText(/nicht geändert: Gerade wird eine Rechnung erstellt/)).toHaveCount(2)
  await expectAccessible(page)
  await results.getByRole('button', { name: 'Fertig' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('link', { name: /^\+49 30 23125822/ })).toBeVisible()

  await page.getByRole('link', { name: /^\+49/ }).click()
  await editor(page).getByRole('button', { name: 'Nummer entfernen' }).click()
  const removal = dialogCalled(page, 'Telefonnummer entfernen?')
  await expectAccessible(page)
  await removal.getByRole('button', { name: 'Entfernen' }).click()
  await expect(removal.getByText(/nicht entfernt: /)).toHaveCount(2)
})

test('who has no number adds one and removes it again', async ({ page, signInAs }) => {
  await signInAs('ida.jung@post.example')
  await page.goto('/personal-data/phone-list')
  await expect(page.getByText('Sie haben noch keinen Vertrag, zu dem eine Nummer')).toBeVisible()
  await page.getByRole('link', { name: 'Nummer hinzufügen' }).click()
  await expect(dialogCalled(page, 'Telefonnummer hinzufügen').getByRole('checkbox')).toBeChecked()
  await saveNumber(page, '+49 711 123456')
  await expect(page.getByText('Telefonnummer hinzugefügt')).toBeVisible()
  await page.getByRole('link', { name: /^\+49 711/ }).click()
  await editor(page).getByRole('button', { name: 'Nummer entfernen' }).click()
  const removal = dialogCalled(page, 'Telefonnummer entfernen?')
  await expect(removal.getByText('erreichen wir Sie dann nicht mehr.')).toBeVisible()
  await removal.getByRole('button', { name: 'Entfernen' }).click()
  await expect(page.getByText('Telefonnummer entfernt')).toBeVisible()
  await expect(page.getByRole('link', { name: /^\+49 711/ })).toHaveCount(0)
})

test('after a change for the contracts, the new number replaces the contact numbers as well', async ({
  page,
  signInAs,
}) => {
  await signInAs('david.ebert@post.example')
  await page.goto('/personal-data/phone-list/contract/t-5200871')
  await saveNumber(page, '+49 40 66969209')
  await dialogCalled(page, 'Telefonnummern ersetzen').getByRole('button', { name: 'Für alle ändern' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByText('Telefonnummer geändert')).toBeVisible()
  await expect(page.getByRole('link', { name: /Werbung und Rückfragen/ })).toHaveCount(1)
})

test('several contact numbers become one, but for the one that another tab has just changed', async ({
  context,
  signInAs,
}) => {
  await signInAs('anna.becker@post.example')
  const [page, other] = [await context.newPage(), await context.newPage()]
  await page.goto('/personal-data/phone-list/contact')
  await page.getByRole('link', { name: 'Nummern ersetzen' }).click()
  const dialog = dialogCalled(page, 'Telefonnummern ersetzen')
  await numberField(page).fill('+49 711 654321')
  await dialog.getByRole('button', { name: 'Weiter' }).click()
  await expect(dialog.getByRole('link', { name: 'Wählen Sie mindestens einen Nummer aus' })).toBeVisible()
  await expectAccessible(page)

  await other.goto('/personal-data/phone-list/contact/t-410027103')
  await saveNumber(other, '+49 899 9998232')
  await expect(other.getByText('Telefonnummer geändert')).toBeVisible()

  await dialog.getByRole('button', { name: 'Für alle ändern' }).click()
  await dialogCalled(page, 'Bitte prüfen Sie Ihre Änderung')
    .getByRole('button', { name: 'Jetzt ändern' })
    .click()
  await expect(page.getByText('Es konnten nicht alle Nummern ersetzt werden.')).toBeVisible()
  const results = dialogCalled(page, 'Ergebnis Ihrer Änderung')
  await expect(results.getByRole('listitem').first()).toContainText('inzwischen an anderer Stelle geändert')
  await results.getByRole('button', { name: 'Fehlgeschlagene erneut versuchen' }).click()
  await expect(page.getByText('Telefonnummer geändert')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('listitem').filter({ hasText: '+49 711 654321' })).toHaveCount(1)
})

test('two tabs: the second one is told what the first has saved, and keeps its input', async ({
  context,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('kim.lorenz@post.example')
  const [first, second] = [await context.newPage(), await context.newPage()]
  for (const page of [first, second]) {
    await page.goto('/personal-data/phone-list/contact/t-4100964')
    await expect(editor(page)).toBeVisible()
  }
  await saveNumber(first, '+49 69 90009418')
  await expect(first.getByText('Telefonnummer geändert')).toBeVisible()
  await saveNumber(second, '+49 69 90009419')
  await expect(
    second.getByText(/inzwischen an anderer Stelle geändert und ist jetzt: \+49 69 90009418/),
  ).toBeVisible()
  await expect(numberField(second)).toHaveValue('+49 69 90009419')
  await second.getByRole('button', { name: 'Speichern' }).click()
  await expect(second.getByText('Telefonnummer geändert')).toBeVisible()
  expectComplaints(/412/)
})

test('forty numbers are listed, and one can be reached by keyboard alone', async ({ page, signInAs }) => {
  await signInAs('jo.katzenellenbogen@post.example')
  await page.goto('/personal-data/phone-list')
  await page
    .getByRole('link', { name: /^Alle \d+ Nummern anzeigen$/ })
    .last()
    .click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Nummern für Werbung und Rückfragen' }),
  ).toBeFocused()
  const rows = page.getByRole('main').getByRole('listitem')
  expect(await rows.count()).toBeGreaterThan(28)
  const opener = rows.last().getByRole('link')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(numberField(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})

for (const path of ['/fax', '/contract/gibt-es-nicht', '/contract/t-4100533']) {
  test(`phone-list${path} is told inside the tab`, async ({ page, signInAs }) => {
    await signInAs('jo.katzenellenbogen@post.example')
    await page.goto(`/personal-data/phone-list${path}`)
    await expect(page.getByRole('heading', { name: 'Oh nein!' })).toBeVisible()
    await page.getByRole('link', { name: 'Zu Ihren persönlichen Daten' }).click()
    await expect(page.getByRole('heading', { name: 'Persönliche Daten', level: 1 })).toBeVisible()
  })
}
