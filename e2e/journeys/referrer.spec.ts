import type { Page } from '@playwright/test'
import { expect, fillSignIn, signInField, test } from '@portal/e2e'

// All of them change the birth date of one person.
test.describe.configure({ mode: 'default' })

const PERSON = 'ben.carstens@post.example'
const REFERRER = 'https://www.flinkstrom.example/tarif?id=7&result=alt'
const BACK = 'https://www.flinkstrom.example/tarif?id=7&result=success'

const withReferrer = (path: string, referrer: string) => `${path}?referrer=${encodeURIComponent(referrer)}`

async function changeBirthDate(page: Page, date: string) {
  await page.getByRole('link', { name: 'Geburtsdatum ändern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Geburtsdatum ändern' })
  await dialog.getByRole('textbox', { name: 'Geburtsdatum' }).fill(date)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Geburtsdatum geändert.')).toBeVisible()
  await expect(dialog).toBeHidden()
}

const toasts = (page: Page) => page.getByRole('region', { name: 'Mitteilungen' })
const backLink = (page: Page) => toasts(page).getByRole('link', { name: 'Zurück zu Flinkstrom' })

test.beforeEach(async ({ context }) => {
  await context.route('https://*.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Tarif</title><h1>Tarif</h1>' }),
  )
})

test('who came from another service signs in, changes something, and is led back with the result', async ({
  page,
}) => {
  await page.goto(`${withReferrer('/personal-data', REFERRER)}&von=brief`)
  await fillSignIn(page, PERSON)
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

test('a click beside everything leads back too', async ({ page, signInAs }) => {
  await signInAs(PERSON)
  await page.goto(withReferrer('/personal-data', REFERRER))
  await changeBirthDate(page, '02.03.1982')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page).toHaveURL(BACK)
})

test('controls, the keyboard and selecting text do not lead away', async ({ page, signInAs }) => {
  await signInAs(PERSON)
  await page.clock.install()
  await page.goto(withReferrer('/personal-data', REFERRER))
  await changeBirthDate(page, '03.04.1983')

  await page.getByRole('heading', { level: 1 }).focus()
  for (const key of ['Enter', 'Space', 'Escape', 'Tab']) await page.keyboard.press(key)
  await page.getByRole('heading', { level: 1 }).dblclick()
  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await expect(page.getByRole('button', { name: 'Abbrechen' })).toBeVisible()
  // This click only closes the popup.
  await page.getByRole('heading', { level: 1 }).click()
  await expect(page.getByRole('button', { name: 'Abbrechen' })).toBeHidden()
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Verträge' }).click()
  await expect(page).toHaveURL('/contracts-payments')
  await page.clock.fastForward(10_000)
  await expect(page).toHaveURL('/contracts-payments')
  await expect(backLink(page)).toBeVisible()

  await toasts(page).getByRole('button', { name: 'Mitteilung schließen' }).click()
  await page.getByRole('heading', { level: 1 }).click()
  await page.clock.fastForward(10_000)
  await expect(page).toHaveURL('/contracts-payments')
})

test('no other address is kept, shown or left in the address bar', async ({ page, signInAs }) => {
  // It loads the page fifteen times.
  test.slow()
  await signInAs(PERSON)
  for (const evil of [
    'https://evil.example/',
    'http://www.flinkstrom.example/',
    '//www.flinkstrom.example/',
    'https://www.flinkstrom.example@evil.example/',
    'https://nutzer:wort@www.flinkstrom.example/',
    'https://www.flinkstrom.example.evil.example/',
    'https://evil.example/?https://www.flinkstrom.example',
    'https://evil.www.flinkstrom.example/',
    'https://www.flinkstrom.example:8443/',
    'https://evil.example\\@www.flinkstrom.example/',
    'https://www.flinkstrom.example/\n',
    'javascript://www.flinkstrom.example/%0aalert(1)',
    'data:text/html,https://www.flinkstrom.example',
    encodeURIComponent('https://www.flinkstrom.example/'),
    `https://www.flinkstrom.example/${'a'.repeat(2048)}`,
  ]) {
    await page.goto(withReferrer('/personal-data', evil))
    await expect(page).toHaveURL('/personal-data')
  }
  // One of them, had it been kept, would show now.
  await changeBirthDate(page, '04.05.1984')
  await expect(toasts(page).getByRole('link')).toHaveCount(0)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(toasts(page).getByText('Geburtsdatum geändert.')).toBeHidden()
  await expect(page).toHaveURL('/personal-data')
})

test('the sign-out forgets where the customer came from', async ({ page, signInAs, baseURL }) => {
  await signInAs(PERSON)
  await page.goto(withReferrer('/personal-data', REFERRER))
  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(signInField(page)).toBeVisible()
  await expect.poll(() => page.url()).not.toContain(new URL(baseURL ?? '').host)
  await page.goto('/personal-data')
  await fillSignIn(page, PERSON)
  await page.waitForURL('/personal-data')
  await changeBirthDate(page, '05.06.1985')
  await expect(toasts(page).getByRole('link')).toHaveCount(0)
})
