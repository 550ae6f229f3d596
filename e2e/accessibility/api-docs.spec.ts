import { addresses, expect, expectAccessible, test } from '@portal/e2e'

test('a link to a call opens it in the API docs with its headers and problems', async ({ page }) => {
  await page.goto(`${addresses.bff}/docs#/Account/changePhonePin`)
  const call = page.locator('#operations-Account-changePhonePin')
  await expect(call.getByRole('cell', { name: /^If-Match/ })).toBeVisible()
  await expect(call.getByText('phone-pin-disabled:')).toBeVisible()
  for (const [width, colorScheme] of [
    [320, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await call.getByRole('button', { expanded: true }).first().press('Enter')
  await expect(call.getByRole('cell', { name: /^If-Match/ })).toBeHidden()
})
