import { expect, test } from '@portal/e2e'

test('the card shows the number of signed-in devices', async ({ page, signInAs }) => {
  await signInAs('anna.becker@post.example')
  await page.goto('/example')
  await expect(page.getByRole('region', { name: 'Angemeldete Geräte' })).toContainText('angemeldet.')
})
