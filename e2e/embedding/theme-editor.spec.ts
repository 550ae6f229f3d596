import { expect, test } from '@portal/e2e'

test('the theme editor shows a color on the real element, warns of its contrast and writes the style sheet', async ({
  page,
}) => {
  await page.goto('/elements/theme.html')
  const element = page.locator('#preview > *')
  const link = element.getByRole('link').first()
  await expect(link).toBeVisible()
  const contrast = page.getByRole('status').filter({ has: page.getByRole('listitem') })
  await expect(contrast).toContainText('Every pair of colors has enough contrast')

  // The theme that an element has without `data-theme`.
  const styleSheet = page.getByRole('textbox', { name: 'Style sheet' })
  await expect(styleSheet).toHaveValue(/^[a-z-]+(,\n[a-z-]+)* \{\n\}$/)

  await page.getByLabel('Theme').selectOption('Solhaus')
  await page.getByLabel('--color-brand Buttons').fill('#ff9900')
  await expect(link).toHaveCSS('color', 'rgb(255, 153, 0)')
  await expect(contrast).toContainText('light: --color-brand on --color-surface is 2.1 : 1, at least 4.5 : 1')
  await expect(styleSheet).toHaveValue(
    /-contracts\[data-theme="solhaus"\],.* \{\n {2}--color-brand: light-dark\(#ff9900, #[0-9a-f]{6}\);\n\}$/s,
  )

  await page.getByLabel('--color-brand Buttons').fill('#00506e')
  await expect(contrast).toContainText('Every pair of colors has enough contrast')
})
