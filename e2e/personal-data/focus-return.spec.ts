import type { Page } from '@playwright/test'
import { expect, test } from '@portal/e2e'

const dialog = (page: Page) => page.getByRole('dialog')

/** The ways out of a dialog in which nothing was typed. */
const waysOut: [string, (page: Page) => Promise<unknown>][] = [
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['the icon', (page) => page.getByRole('button', { name: 'Schließen' }).click()],
  ['Back', (page) => page.goBack()],
  ['a save that changes nothing', (page) => page.getByRole('button', { name: 'Speichern' }).click()],
]

const openers = [
  { page: 'phone-list', name: /^\+49/, at: 3 },
  { page: 'phone-list/contact', name: /^\+49/, at: 12 },
  { page: 'email-list', name: /@/, at: 2 },
  { page: 'email-list/contract', name: /@/, at: 0 },
]

for (const { page: path, name, at } of openers) {
  test(`${path}: after each way out of a dialog the focus is on the row that opened it`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('jo.katzenellenbogen@post.example')
    await page.goto(`/personal-data/${path}`)
    const row = page.getByRole('main').getByRole('listitem').getByRole('link', { name }).nth(at)
    for (const [way, leave] of waysOut) {
      // An address is replaced by another one, so there is always something to be saved.
      if (path.startsWith('email') && way.includes('save')) continue
      await test.step(way, async () => {
        await row.click()
        await expect(dialog(page).getByRole('textbox')).toBeVisible()
        await leave(page)
        await expect(dialog(page)).toBeHidden()
        await expect(page).toHaveURL(`/personal-data/${path}`)
        await expect(row).toBeFocused()
        await expect(row).toBeInViewport()
      })
    }
  })
}

test('landing page: input that is thrown away leads back to the card’s own link', async ({
  page,
  signInAs,
}) => {
  await signInAs('jo.katzenellenbogen@post.example')
  await page.goto('/personal-data')
  const link = page.getByRole('link', { name: 'Geburtsdatum ändern' })
  await link.click()
  await page.getByRole('textbox', { name: 'Geburtsdatum' }).fill('01.02.19')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Eingaben verwerfen' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(link).toBeFocused()
})

test('where the row has gone with its number, the focus is on the heading', async ({ page, signInAs }) => {
  await signInAs('gina.hahn@post.example')
  await page.goto('/personal-data/phone-list/contact')
  await page.getByRole('link', { name: 'Nummer hinzufügen' }).click()
  await dialog(page).getByRole('textbox').fill('+49 711 1234599')
  await dialog(page).getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Nummer hinzufügen' })).toBeFocused()

  await page.getByRole('link', { name: /^\+49 711 1234599/ }).click()
  await dialog(page).getByRole('button', { name: 'Nummer entfernen' }).click()
  await dialog(page).getByRole('button', { name: 'Entfernen' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
