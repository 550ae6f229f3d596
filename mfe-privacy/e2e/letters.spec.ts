import type { Page } from '@playwright/test'
import { expect, follow, switchBrand, test } from '@portal/e2e'

const card = (page: Page) => page.getByRole('region', { name: 'Werbung per Brief' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Werbung per Brief widersprechen' })
const letterOffer = (page: Page) => page.getByRole('region', { name: 'Auch keine Werbung per Brief?' })
const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Endgültig widersprechen' })

const YES = 'Ja, ich stimme zu'
const NO = 'Nein, ich stimme nicht zu'

/** Answers a question that does not concern letters. */
async function answerProfile(page: Page, text: string, which = 0) {
  await page.getByRole('link', { name: 'Kundenprofil einstellen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Persönliches Kundenprofil' })
  await dialog.getByText(text).nth(which).click()
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(dialog).toBeHidden()
}

test('the keyboard objects to letters, and a reload shows the objection as final', async ({
  page,
  newPerson,
  signInAs,
}) => {
  await signInAs(await newPerson('ben'))
  await page.goto('/privacy')
  await expect(card(page)).toContainText('Sie haben nicht widersprochen')
  const link = page.getByRole('link', { name: 'Werbung per Brief widersprechen' })
  await follow(page, link)
  await expect(question(page)).toContainText('Ihr Widerspruch ist endgültig')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeHidden()
  await expect(link).toBeFocused()

  await page.keyboard.press('Enter')
  await follow(page, confirm(page))
  await expect(page.getByText('Nordtal Energie sendet Ihnen keine Werbung per Brief mehr.')).toBeVisible()
  await expect(card(page)).toContainText('Sie haben widersprochen')
  await expect(card(page)).toContainText('heute')
  // The link disappears with the objection.
  await expect(card(page).getByRole('heading', { name: 'Werbung per Brief' })).toBeFocused()
  await page.reload()
  await expect(card(page)).toContainText('Sie haben widersprochen')
  await expect(link).toHaveCount(0)
  await page.goto('/privacy/letter-advertising')
  await expect(page.getByRole('dialog', { name: 'Sie haben Werbung per Brief widersprochen' })).toBeVisible()
})

test('a customer can object to the letters of both brands together after a withdrawal', async ({
  page,
  newPerson,
  signInAs,
}) => {
  await signInAs(await newPerson('eva'))
  await page.goto('/privacy')
  await page.getByRole('button', { name: 'Nordtal Energie' }).click()
  await answerProfile(page, YES)
  await expect(letterOffer(page)).toBeHidden()
  await answerProfile(page, NO)
  await expect(letterOffer(page)).toContainText('von Nordtal Energie und Flinkstrom')
  await letterOffer(page).getByRole('button', { name: 'Werbung per Brief widersprechen' }).click()
  await expect(question(page)).toContainText(
    'Nordtal Energie und Flinkstrom senden Ihnen danach keine Werbung',
  )
  await confirm(page).click()
  await expect(
    page.getByText('Nordtal Energie und Flinkstrom senden Ihnen keine Werbung per Brief mehr.'),
  ).toBeVisible()
  await expect(letterOffer(page)).toBeHidden()
  await expect(card(page)).toContainText('Sie haben widersprochen')

  await switchBrand(page, 'Flinkstrom')
  await expect(card(page)).toContainText('Briefe von Flinkstrom')
  await expect(card(page)).toContainText('Sie haben widersprochen')
})
