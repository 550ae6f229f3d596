import type { Page } from '@playwright/test'
import { expect, follow, test } from '@portal/e2e'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Werbung', exact: true })
const card = (page: Page) => page.getByRole('region', { name: 'Werbung', exact: true })
const box = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name, exact: true })
const save = (page: Page) => dialog(page).getByRole('button', { name: 'Auswahl speichern' })

test('the keyboard saves answers after the question for unsaved input, and a reload shows them', async ({
  page,
  newPerson,
  signInAs,
}) => {
  const gina = await newPerson('gina')
  await signInAs(gina)
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
  await expect(page.getByText('Einstellungen gespeichert')).toBeVisible()
  await expect(link).toBeFocused()

  await follow(page, page.getByRole('link', { name: 'Anzeigen bei Google einstellen' }))
  const match = page.getByRole('dialog', { name: 'Anzeigen bei Google' })
  await expect(match.getByText(gina.email)).toBeVisible()
  await follow(page, match.getByRole('button', { name: 'Nicht zustimmen' }))
  await expect(match).toBeHidden()
  await expect(page.getByRole('link', { name: 'Anzeigen bei Google einstellen' })).toBeFocused()

  await page.reload()
  await expect(card(page)).toContainText('per Telefon, E-Mail und SMS zu allen 11 Themen')
  await expect(card(page)).toContainText('heute')
})
