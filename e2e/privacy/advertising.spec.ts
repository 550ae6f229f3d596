import type { Page } from '@playwright/test'
import { expect, follow, spoilNext, switchBrand, test, withOwnPortal } from '@portal/e2e'
import { effortOf, expectNoHarderToWithdraw } from './click-count.ts'
import { letterOffer } from './letter-offer.ts'
import { expectFailed, expectSaved } from './told.ts'

// What the customers have agreed to is what other tests of this tab look at.
withOwnPortal('e2e-advertising')

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Werbung', exact: true })
const card = (page: Page) => page.getByRole('region', { name: 'Werbung', exact: true })
const box = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name, exact: true })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Auswahl speichern' })

async function openAdvertising(page: Page) {
  await page.getByRole('link', { name: 'Werbung einstellen' }).click()
  await expect(dialog(page)).toBeVisible()
}

test('advertising that was not saved, and then was, is there after a reload', async ({
  page,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('ben.carstens@post.example')
  await page.goto('/privacy')
  await expect(card(page)).toContainText('Sie bekommen keine Werbung')
  await expect(card(page)).toContainText('noch nie')
  await openAdvertising(page)
  await expect(dialog(page).getByRole('checkbox', { checked: true })).toHaveCount(0)
  await spoilNext(page, 'advPermissions')
  for (const name of ['Angebote und Neuigkeiten erhalten', 'E-Mail', 'Gas', 'Strom'])
    await box(page, name).check()
  await save(page).click()
  await expectFailed(page)
  await expect(box(page, 'Gas')).toBeChecked()

  const changes: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') changes.push(request.url())
  })
  await save(page).dblclick()
  await expectSaved(page)
  await expect(dialog(page)).toBeHidden()
  expect(changes).toHaveLength(1)
  await page.reload()
  await expect(card(page)).toContainText('per E-Mail zu 2 von 11 Themen')
  await expect(card(page)).toContainText('heute')
  expectComplaints(/400/)
})

/** Nothing lies above the page that was not asked for, also where letters may still come. */
async function settled(page: Page, given: boolean) {
  await expect(dialog(page)).toBeHidden()
  if (!given) await expect(page.getByRole('heading', { name: 'Auch keine Werbung per Brief?' })).toBeVisible()
}

/** From the overview and back to it. */
async function answer(page: Page, name: string, given: boolean) {
  const effort = await effortOf(
    page,
    async (click) => {
      await click(page.getByRole('link', { name: 'Werbung einstellen' }))
      await click(box(page, name))
      await click(save(page))
    },
    () => settled(page, given),
  )
  await openAdvertising(page)
  await expect(box(page, name)).toBeChecked({ checked: given })
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  return effort
}

test('each consent to advertising is as easily withdrawn as given', async ({ page, signInAs }) => {
  await signInAs('gina.hahn@post.example')
  await page.goto('/privacy')
  await openAdvertising(page)
  const names = await dialog(page).locator('label').allTextContents()
  await page.keyboard.press('Escape')
  expect(names).toHaveLength(16)
  for (const name of names) {
    const given = await answer(page, name, true)
    expectNoHarderToWithdraw(name, given, await answer(page, name, false))
  }
})

test('all at once, and Google in its own dialog, are as easily withdrawn as given', async ({
  page,
  signInAs,
}) => {
  await signInAs('gina.hahn@post.example')
  await page.goto('/privacy')
  const press = (given: boolean, link: string, title: string, ...buttons: string[]) =>
    effortOf(
      page,
      async (click) => {
        await click(page.getByRole('link', { name: link }))
        const open = page.getByRole('dialog', { name: title, exact: true })
        for (const name of buttons) await click(open.getByRole('button', { name, exact: true }))
        await expect(open).toBeHidden()
      },
      () => settled(page, given),
    )
  const all = ['Werbung einstellen', 'Werbung'] as const
  const activated = await press(true, ...all, 'Alle aktivieren', 'Auswahl speichern')
  await expect(card(page)).toContainText('per Telefon, E-Mail und SMS zu allen 11 Themen')
  const google = card(page).locator('dt', { hasText: 'Anzeigen bei Google' }).locator('..')
  await expect(google).toContainText('Sie haben nicht zugestimmt')
  const deactivated = await press(false, ...all, 'Alle deaktivieren', 'Auswahl speichern')
  expectNoHarderToWithdraw('Alle', activated, deactivated)
  await expect(card(page)).toContainText('Sie bekommen keine Werbung')

  const match = ['Anzeigen bei Google einstellen', 'Anzeigen bei Google'] as const
  const given = await press(true, ...match, 'Zustimmen')
  await expect(google).toContainText('Sie haben zugestimmt')
  const withdrawn = await press(false, ...match, 'Einwilligung widerrufen')
  expectNoHarderToWithdraw('Anzeigen bei Google', given, withdrawn)
  await expect(google).toContainText('Sie haben nicht zugestimmt')
  await expect(letterOffer(page)).toBeVisible()
})

test('two tabs change advertising: the second one sees what the first has saved, and then saves both', async ({
  page,
  context,
  signInAs,
  expectComplaints,
}) => {
  await signInAs('hugo.ilg@post.example')
  await page.goto('/privacy/advertising')
  const other = await context.newPage()
  await other.goto('/privacy/advertising')
  await expect(box(other, 'Gas')).not.toBeChecked()

  await box(page, 'Gas').check()
  await save(page).click()
  await expectSaved(page)

  await box(other, 'Strom').check()
  await save(other).click()
  await expect(other.getByRole('alert').filter({ hasText: 'an anderer Stelle geändert' })).toBeVisible()
  await expect(box(other, 'Gas')).toBeChecked()
  await expect(box(other, 'Strom')).toBeChecked()
  await save(other).click()
  await expectSaved(other)
  await page.reload()
  await openAdvertising(page)
  await expect(box(page, 'Gas')).toBeChecked()
  await expect(box(page, 'Strom')).toBeChecked()
  expectComplaints(/412/)
})

test('the other brand has other topics, and its own answers', async ({ page, signInAs }) => {
  const topics = dialog(page).getByRole('group', { name: 'Themen' }).locator('label')
  await signInAs('clara.deniz@post.example')
  await page.goto('/privacy')
  await openAdvertising(page)
  await expect(topics).toHaveText([
    'Strom',
    'Gas',
    'Dienstleistungen rund um Energie',
    'Photovoltaik',
    'Elektromobilität',
    'Streaming',
    'Versicherungen',
    'Elektrogeräte',
    'Vorteilsprogramme',
  ])
  await expect(box(page, 'Strom')).toBeChecked()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()

  await switchBrand(page, 'Nordtal Energie')
  await expect(card(page)).toContainText('per E-Mail und SMS zu 2 von 11 Themen')
  await openAdvertising(page)
  await expect(topics).toHaveText([
    'Strom',
    'Gas',
    'Wärmeversorgung und Heizung',
    'Solaranlagen',
    'Messstellenbetrieb',
    'Energiespeicher',
    'Beteiligungsmodelle',
    'Dienstleistungen rund um Energie',
    'Elektromobilität',
    'Telekommunikation',
    'Vorteilsprogramme',
  ])
  await expect(box(page, 'Strom')).not.toBeChecked()
})

test('by keyboard alone: answers that would be lost are asked about, saved, and the focus is back', async ({
  page,
  signInAs,
}) => {
  await signInAs('gina.hahn@post.example')
  await page.goto('/privacy')
  const link = page.getByRole('link', { name: 'Werbung einstellen' })
  await follow(page, link)
  await follow(page, dialog(page).getByRole('button', { name: 'Alle aktivieren' }))
  await expect(dialog(page).getByRole('status').filter({ hasText: 'zu allen 11 Themen' })).toBeVisible()
  await page.keyboard.press('Escape')
  const question = page.getByRole('dialog', { name: 'Ihre Eingaben sind noch nicht gespeichert' })
  await follow(page, question.getByRole('button', { name: 'Weiter bearbeiten' }))
  await expect(question).toBeHidden()
  await expect(box(page, 'SMS')).toBeChecked()
  await follow(page, save(page))
  await expectSaved(page)
  await expect(link).toBeFocused()

  await follow(page, page.getByRole('link', { name: 'Anzeigen bei Google einstellen' }))
  const match = page.getByRole('dialog', { name: 'Anzeigen bei Google' })
  await expect(match.getByText('gina.hahn@post.example')).toBeVisible()
  await follow(page, match.getByRole('button', { name: 'Nicht zustimmen' }))
  await expect(match).toBeHidden()
  await expect(page.getByRole('link', { name: 'Anzeigen bei Google einstellen' })).toBeFocused()
})
