import { expect, test } from '@portal/e2e'

test('a customer sees on how many devices they are signed in', async ({ page, signInAs }) => {
  await signInAs('anna.becker@post.example')
  await page.goto('/meter-readings')
  await expect(page.getByRole('region', { name: 'Angemeldete Geräte' })).toContainText('angemeldet.')
})
