import type { Page } from '@playwright/test'
import { expect, fillSignIn, test } from '@portal/e2e'

const REFERRER = 'https://www.flinkstrom.example/tarif?id=7&result=alt'
const BACK = 'https://www.flinkstrom.example/tarif?id=7&result=success'

const withReferrer = (path: string) => `${path}?referrer=${encodeURIComponent(REFERRER)}`

async function changeBirthDate(page: Page, date: string) {
  await page.getByRole('link', { name: 'Geburtsdatum ändern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Geburtsdatum ändern' })
  await dialog.getByRole('textbox', { name: 'Geburtsdatum' }).fill(date)
  // The time in which a customer reads the form.
  await page.clock.fastForward(1000)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Geburtsdatum geändert.')).toBeVisible()
  await expect(dialog).toBeHidden()
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Mitteilungen' })
const backLink = (page: Page) => toasts(page).getByRole('link', { name: 'Zurück zu Flinkstrom' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test.beforeEach(async ({ context }) => {
  await context.route('https://*.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Tarif</title><h1>Tarif</h1>' }),
  )
})

test('a customer from another service signs in, changes a birth date and returns with the result', async ({
  page,
  newPerson,
}) => {
  const { email } = await newPerson('ben')
  await page.goto(`${withReferrer('/personal-data')}&von=brief`)
  await fillSignIn(page, email)
  await page.waitForURL('/personal-data?von=brief')
  await page.reload()
  await page.clock.install()
  await changeBirthDate(page, '01.02.1981')

  await page.clock.fastForward(600_000)
  await expect(backLink(page)).toHaveAttribute('href', BACK)
  await expect(toasts(page).getByRole('button', { name: 'Mitteilung schließen' })).toBeVisible()
  await backLink(page).click()
  await expect(page).toHaveURL(BACK)
})

test('controls, keys and text selection stay on the page; a click on empty space returns to the referrer', async ({
  page,
  newPerson,
  signInAs,
}) => {
  await signInAs(await newPerson('ben'))
  await page.clock.install()
  await page.goto(withReferrer('/personal-data'))
  await changeBirthDate(page, '03.04.1983')

  await heading(page).focus()
  for (const key of ['Enter', 'Space', 'Escape', 'Tab']) await page.keyboard.press(key)
  await heading(page).dblclick()
  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await expect(page.getByRole('button', { name: 'Abbrechen' })).toBeVisible()
  // This click only closes the popup.
  await heading(page).click()
  await expect(page.getByRole('button', { name: 'Abbrechen' })).toBeHidden()
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Verträge' }).click()
  // The clock would also end a load that still runs.
  await expect(heading(page)).toHaveText('Verträge & Zahlungsdaten')
  await page.clock.fastForward(10_000)
  await expect(page).toHaveURL('/contracts-payments')
  await expect(backLink(page)).toBeVisible()

  await heading(page).click()
  await expect(page).toHaveURL(BACK)
})
