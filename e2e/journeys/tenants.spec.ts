import type { Page } from '@playwright/test'
import { brandButton, expect, expectAccessible, fillSignIn, signInField, test } from '@portal/e2e'

const theme = (page: Page) => page.locator('html')
const selection = (page: Page) => page.getByRole('dialog', { name: 'Welche Verträge möchten Sie sehen?' })

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await page.getByRole('button', { name: 'Abmelden' }).click()
  await expect(signInField(page)).toBeVisible()
}

const keptInTab = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('nordtal.tenant')))

test('a customer without a last used application selects a brand once', async ({
  page,
  expectComplaints,
}) => {
  await page.goto('/personal-data')
  await fillSignIn(page, 'eva.fuchs@post.example')
  await expect(selection(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(selection(page)).toBeVisible()
  await expectAccessible(page)

  await selection(page).getByRole('button', { name: 'Flinkstrom' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Persönliche Daten' })).toBeFocused()
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Eva Fuchs')
  await expect(theme(page)).toHaveAttribute('data-theme', 'flinkstrom')
  // The inline script asks for a profile before anybody knows that there is no last used brand.
  expectComplaints(/404 .*customerProfile/)

  await page.reload()
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Eva Fuchs')
  await expect(theme(page)).toHaveAttribute('data-theme', 'flinkstrom')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a selection ends with the sign-out, which is also the way out of the question', async ({
  page,
  expectComplaints,
}) => {
  await page.goto('/personal-data')
  await fillSignIn(page, 'eva.fuchs@post.example')
  await selection(page).getByRole('button', { name: 'Nordtal Energie' }).click()
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Eva Fuchs')
  await signOut(page)
  await page.goto('/personal-data')
  await fillSignIn(page, 'eva.fuchs@post.example')
  await expect(selection(page)).toBeVisible()
  await selection(page).getByRole('button', { name: 'Abmelden' }).click()
  await expect(signInField(page)).toBeVisible()
  expectComplaints(/404 .*customerProfile/)
})

test('who comes after another customer finds nothing of their selection', async ({
  page,
  context,
  expectComplaints,
}) => {
  await page.goto('/overview')
  await fillSignIn(page, 'clara.deniz@post.example')
  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await brandButton(page, 'Nordtal Energie').click()
  await expect(theme(page)).toHaveAttribute('data-theme', 'nordtal')
  expect(await keptInTab(page)).toHaveLength(1)

  // Clara does not sign out: her session just ends.
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto('/overview')
  await fillSignIn(page, 'eva.fuchs@post.example')
  await expect(selection(page)).toBeVisible()
  await expect(page.getByText('Clara')).toHaveCount(0)
  expectComplaints(/404 .*customerProfile/)
})

test('where both brands take part the customer switches between them', async ({ page }) => {
  await page.goto('/contracts-payments')
  await fillSignIn(page, 'clara.deniz@post.example')
  const main = page.getByRole('main')
  await expect(theme(page)).toHaveAttribute('data-theme', 'flinkstrom')
  await expect(main.getByText('Vertragsnummer').first()).toBeVisible()
  const before = await main.textContent()

  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/customerProfile')) calls.push(request.headers().tenant ?? '')
  })
  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await expect(page.getByRole('list', { name: 'Ihre Marken' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  await brandButton(page, 'Nordtal Energie').click()

  await expect(theme(page)).toHaveAttribute('data-theme', 'nordtal')
  await expect(page.getByText('Sie sehen jetzt Ihre Daten bei Nordtal Energie.')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(main.getByText('Vertragsnummer').first()).toBeVisible()
  expect(await main.textContent()).not.toBe(before)
  expect(new URL(page.url()).pathname).toBe('/contracts-payments')
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' })).toHaveAttribute(
    'href',
    /nordtal-energie/,
  )
  expect(calls).toEqual(['100'])

  await page.reload()
  await expect(theme(page)).toHaveAttribute('data-theme', 'nordtal')
  await expect(main.getByText('Vertragsnummer').first()).toBeVisible()
  expect(calls).toEqual(['100', '100'])

  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await brandButton(page, 'Flinkstrom').click()
  await expect(theme(page)).toHaveAttribute('data-theme', 'flinkstrom')
  await expect.poll(() => main.textContent()).toBe(before)
})

test('while the other brand is on its way nothing of the old one is shown', async ({ page }) => {
  await page.goto('/contracts-payments')
  await fillSignIn(page, 'clara.deniz@post.example')
  await expect(page.getByRole('main').getByText('Vertragsnummer').first()).toBeVisible()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/customerProfile', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Ihr Konto' }).click()
  await brandButton(page, 'Nordtal Energie').click()
  await expect(theme(page)).toHaveAttribute('data-theme', 'nordtal')
  await expect(page.getByRole('main').getByText('Vertragsnummer')).toHaveCount(0)
  release()
  await expect(page.getByRole('main').getByText('Vertragsnummer').first()).toBeVisible()
})

test('a brand is switched on a phone, by the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 })
  await page.goto('/overview')
  await fillSignIn(page, 'clara.deniz@post.example')
  const opener = page.getByRole('button', { name: 'Ihr Konto' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Nordtal Energie' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(theme(page)).toHaveAttribute('data-theme', 'nordtal')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

for (const path of ['/overview', '/personal-data', '/security']) {
  test(`behind the dialog of the third brand ${path} tells no failure`, async ({
    page,
    expectComplaints,
  }) => {
    await page.goto(path)
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
    await dialog.getByRole('button', { name: 'Abmelden' }).click()
    await expect(signInField(page)).toBeVisible()
    expectComplaints(/403/)
  })
}
