import { expect, test } from '@portal/e2e'

test('hovering a tab loads its code, and fresh data is not requested again', async ({ page, signInAs }) => {
  await signInAs('gina.hahn@post.example')
  await page.goto('/personal-data')
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Gina Hahn')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/bff/')) calls.push(request.url())
  })
  const tab = page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name: 'Verträge' })
  const code = page.waitForRequest(/remotes\/mfe-contracts\//)
  await tab.hover()
  await code
  await expect(page).toHaveURL('/personal-data')
  await tab.click()
  await expect(page.getByText('Vertragsnummer').first()).toBeVisible()
  expect(calls).toEqual([])
})
