import { addresses, expect, expectAccessible, test, variants } from '@portal/e2e'

const CALL = '#operations-Account-changePhonePin'

test('a link to a call opens it in the API docs with its headers and problems, accessible in light and dark', async ({
  page,
}) => {
  await page.goto(`${addresses.bff}/docs#/Account/changePhonePin`)
  const call = page.locator(CALL)
  await expect(call.getByRole('cell', { name: /^If-Match/ })).toBeVisible()
  await expect(call.getByText('phone-pin-disabled:')).toBeVisible()
  for (const { viewport, colorScheme } of Object.values(variants)) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    // Those of the other sections look alike, and axe takes long for all calls.
    await expectAccessible(page, { except: `.opblock-tag-section:not(:has(${CALL})) .opblock` })
  }
  await call.getByRole('button', { expanded: true }).first().press('Enter')
  await expect(call.getByRole('cell', { name: /^If-Match/ })).toBeHidden()
})
