import { expect, test } from '@portal/e2e'

test('Back after a refused password shows the form again and sends nothing', async ({ page }) => {
  await page.goto('/login')
  const password = page.getByLabel('Passwort', { exact: true })
  await page.getByLabel('E-Mail-Adresse').fill('ben.carstens@post.example')
  await password.fill('falsch')
  await page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(page.getByRole('alert')).toContainText('ist falsch')
  await expect(page.getByLabel('E-Mail-Adresse')).toHaveValue('ben.carstens@post.example')
  await expect(password).toHaveValue('')
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Passwort vergessen')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
