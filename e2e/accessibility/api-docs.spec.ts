import { addresses, expect, expectAccessible, test } from '@portal/e2e'

// One test for each, because axe takes long for a page with all calls.
for (const [width, colorScheme] of [
  [320, 'dark'],
  [1280, 'light'],
] as const)
  test(`a link to a call opens it in the API docs with its headers and problems: ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await page.goto(`${addresses.bff}/docs#/Account/changePhonePin`)
    const call = page.locator('#operations-Account-changePhonePin')
    await expect(call.getByRole('cell', { name: /^If-Match/ })).toBeVisible()
    await expect(call.getByText('phone-pin-disabled:')).toBeVisible()
    await expectAccessible(page)
    await call.getByRole('button', { expanded: true }).first().press('Enter')
    await expect(call.getByRole('cell', { name: /^If-Match/ })).toBeHidden()
  })
