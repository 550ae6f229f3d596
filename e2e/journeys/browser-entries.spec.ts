import type { Page } from '@playwright/test'
import { expect, fillPassword, fillSignIn, signInField, test } from '@portal/e2e'

/** The names in the tables of the policy, as patterns: `*` stands for any text. */
async function listedNames(page: Page): Promise<RegExp[]> {
  await page.goto('/data-protection')
  const cells = page.getByRole('rowheader', { name: /\((Cookie|.*peicher)\)$/ })
  await cells.first().waitFor()
  return (await cells.allTextContents())
    .flatMap((cell) => cell.replace(/ \([^)]*\)$/, '').split(', '))
    .map((name) => new RegExp(`^${name.split('*').map(RegExp.escape).join('.*')}$`))
}

async function storedNames(page: Page): Promise<string[]> {
  const cookies = await page.context().cookies()
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  return [...cookies.map(({ name }) => name), ...keys]
}

test('the privacy policy lists every cookie and storage entry of a visit', async ({ page, newPerson }) => {
  const found = new Set<string>()
  const collect = async () => {
    for (const name of await storedNames(page)) found.add(name)
  }
  const { email } = await newPerson('anna')
  await page.goto('/privacy')
  await signInField(page).fill(email)
  await fillPassword(page, 'falsch')
  await expect(page.getByText('E-Mail-Adresse oder Passwort ist falsch.').first()).toBeVisible()
  await collect()
  await fillSignIn(page, email)

  await page.getByRole('link', { name: 'Kundenprofil einstellen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Persönliches Kundenprofil' })
  await dialog.getByText('Nein, ich stimme nicht zu').first().click()
  await dialog.getByRole('button', { name: 'Auswahl speichern' }).click()
  const offer = page.getByRole('region', { name: 'Auch keine Werbung per Brief?' })
  await offer.getByRole('button', { name: 'Überspringen' }).click()
  await expect(offer).toBeHidden()
  await collect()
  expect([...found]).toEqual(expect.arrayContaining(['nordtal_paperless_first_100', 'identity_session']))

  const listed = await listedNames(page)
  await collect()
  expect([...found].filter((name) => !listed.some((pattern) => pattern.test(name)))).toEqual([])
})
