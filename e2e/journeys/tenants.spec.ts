import type { Page } from '@playwright/test'
import { brandButton, expect, fillSignIn, signInField, switchBrand, test } from '@portal/e2e'

const theme = (page: Page) => page.locator('html')
const selection = (page: Page) => page.getByRole('dialog', { name: 'Welche Verträge möchten Sie sehen?' })
const contractNumber = (page: Page) => page.getByRole('main').getByText('Vertragsnummer').first()

test('a customer without a last used brand selects one, which lasts until the sign-out', async ({ page }) => {
  await page.goto('/personal-data')
  await fillSignIn(page, 'eva.fuchs@post.example')
  await expect(selection(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await selection(page).getByRole('button', { name: 'Flinkstrom' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Persönliche Daten' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Eva Fuchs')
  await expect(theme(page)).toHaveAttribute('data-theme', 'flinkstrom')

  await test.step('a reload does not change the selection', async () => {
    await page.reload()
    await expect(page.getByRole('region', { name: 'Name' })).toContainText('Eva Fuchs')
    await expect(theme(page)).toHaveAttribute('data-theme', 'flinkstrom')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('the next sign-in asks again, and offers a sign-out', async () => {
    await page.getByRole('button', { name: 'Ihr Konto' }).click()
    await page.getByRole('button', { name: 'Abmelden' }).click()
    await expect(signInField(page)).toBeVisible()
    await page.goto('/personal-data')
    await fillSignIn(page, 'eva.fuchs@post.example')
    await selection(page).getByRole('button', { name: 'Abmelden' }).click()
    await expect(signInField(page)).toBeVisible()
  })
})

test('a brand switch replaces all data of the other brand', async ({ page, signInAs }) => {
  await signInAs('clara.deniz@post.example')
  await page.goto('/contracts-payments')
  const main = page.getByRole('main')
  await expect(theme(page)).toHaveAttribute('data-theme', 'flinkstrom')
  await expect(contractNumber(page)).toBeVisible()
  const before = await main.textContent()

  const calls: string[] = []
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/customerProfile', async (route) => {
    calls.push(route.request().headers().tenant ?? '')
    await isReleased
    await route.continue()
  })
  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await expect(page.getByRole('list', { name: 'Ihre Marken' }).getByRole('listitem')).toHaveCount(2)
  await brandButton(page, 'Nordtal Energie').click()
  await expect(theme(page)).toHaveAttribute('data-theme', 'nordtal')
  await expect(main.getByText('Vertragsnummer')).toHaveCount(0)
  release()

  await expect(page.getByText('Sie sehen jetzt Ihre Daten bei Nordtal Energie.')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(contractNumber(page)).toBeVisible()
  expect(await main.textContent()).not.toBe(before)
  await expect(page).toHaveURL('/contracts-payments')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toHaveAttribute(
    'href',
    /nordtal-energie/,
  )
  expect(calls).toEqual(['100'])

  await page.reload()
  await expect(theme(page)).toHaveAttribute('data-theme', 'nordtal')
  await expect(contractNumber(page)).toBeVisible()
  expect(calls).toEqual(['100', '100'])

  await switchBrand(page, 'Flinkstrom')
  await expect(theme(page)).toHaveAttribute('data-theme', 'flinkstrom')
  await expect.poll(() => main.textContent()).toBe(before)
})

test('on a phone the keyboard switches the brand in a dialog that returns the focus', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await signInAs('clara.deniz@post.example')
  await page.goto('/overview')
  const opener = page.getByRole('button', { name: 'Ihr Konto' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Nordtal Energie' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(theme(page)).toHaveAttribute('data-theme', 'nordtal')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a customer of the third brand sees a link to its portal, and no failure behind the dialog', async ({
  page,
  expectPageErrors,
}) => {
  await page.goto('/security')
  await fillSignIn(page, 'finn.graf@post.example')
  const dialog = page.getByRole('dialog', { name: 'Ihre Verträge finden Sie im Portal von Solhaus' })
  await expect(dialog.getByRole('link', { name: 'Portal von Solhaus öffnen' })).toHaveAttribute(
    'href',
    'https://portal.solhaus.example',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(page.getByText('Keine Antwort')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Erneut versuchen', includeHidden: true })).toHaveCount(0)

  await test.step('public pages have no dialog', async () => {
    await page.goto('/data-protection')
    await expect(page.getByRole('heading', { name: 'Datenschutzhinweise' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await page.goto('/overview')
  await dialog.getByRole('button', { name: 'Abmelden' }).click()
  await expect(signInField(page)).toBeVisible()
  expectPageErrors(/403 .*userProfile/)
})
