import { expect, test } from '@portal/e2e'

test('the page with every component is in no release', async ({ page }) => {
  await page.goto('/components')
  await expect(page.getByRole('heading', { level: 1, name: 'Oh nein!' })).toBeVisible()
})
