import { expect, test } from '@portal/e2e'

test('a tab that is opened offline shows a retry, and is loaded by itself once online', async ({
  page,
  context,
  signInAs,
  expectPageErrors,
}) => {
  await signInAs('gina.hahn@post.example')
  await page.goto('/overview')
  await expect(page.getByRole('heading', { level: 1, name: 'Guten Tag, Gina Hahn' })).toBeVisible()
  await context.setOffline(true)
  await page
    .getByRole('navigation', { name: 'Hauptmenü' })
    .getByRole('link', { name: 'Persönliche Daten' })
    .click()
  const retry = page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' })
  await expect(retry).toBeVisible()
  await expect(page.getByRole('main').getByText(/^Sie sind offline. Bitte prüfen Sie/)).toBeVisible()
  await expect(page.getByRole('status').getByText('Sie sind offline.')).toBeVisible()
  await retry.click()
  // The button is enabled again when the retry has failed.
  await expect(retry).toBeEnabled()

  await context.setOffline(false)
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Gina Hahn')
  await expect(page.getByText('Sie sind offline.', { exact: true })).toBeHidden()
  expectPageErrors(/ERR_INTERNET_DISCONNECTED|NoReleaseError: No release of mfe-personal-data/)
})

test('a form that is opened offline is loaded by itself once online', async ({
  page,
  context,
  signInAs,
  expectPageErrors,
}) => {
  await signInAs('gina.hahn@post.example')
  await page.goto('/personal-data')
  const link = page.getByRole('link', { name: 'Geburtsdatum ändern' })
  await expect(link).toBeVisible()
  await context.setOffline(true)
  await link.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
  await context.setOffline(false)
  await expect(dialog.getByRole('textbox', { name: 'Geburtsdatum' })).toBeVisible()
  expectPageErrors(/ERR_INTERNET_DISCONNECTED|Failed to load|ChunkLoadError/)
})

test('loaded tabs stay usable offline', async ({ page, context, signInAs, expectedErrors }) => {
  // The overview may try to load its chunks.
  expectedErrors.push(/Failed to load|NoReleaseError|ChunkLoadError/)
  await signInAs('gina.hahn@post.example')
  await page.goto('/overview')
  await expect(page.getByRole('heading', { level: 1, name: 'Guten Tag, Gina Hahn' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Hauptmenü' })
  await menu.getByRole('link', { name: 'Persönliche Daten' }).click()
  const name = page.getByRole('region', { name: 'Name' })
  await expect(name).toContainText('Gina Hahn')
  await context.setOffline(true)
  await menu.getByRole('link', { name: 'Übersicht' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Guten Tag, Gina Hahn' })).toBeVisible()
  await menu.getByRole('link', { name: 'Persönliche Daten' }).click()
  await expect(name).toContainText('Gina Hahn')
  await context.setOffline(false)
})
