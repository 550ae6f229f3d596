import { follow, tabTo } from '../portal/keyboard.ts'
import { expect, test } from '../portal/test.ts'

test('consents by keyboard alone, and back on the link that opened them', async ({ page, signInAs }) => {
  await signInAs('ben.carstens@post.example')
  await page.goto('/privacy')
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const link = (name: string) => main.getByRole('link', { name, exact: true })

  await test.step('a consent is changed with the arrows and saved with Enter', async () => {
    await follow(page, link('Ökostrom und Verbrauch einstellen'))
    const question = dialog.getByRole('radiogroup', { name: 'Angebote neuer Ökostrom-Anbieter' })
    const marked = question.getByRole('radio', { checked: true })
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused()
    await tabTo(page, marked)
    const before = await marked.getAttribute('value')
    await page.keyboard.press('ArrowDown')
    await expect(marked).not.toHaveAttribute('value', before ?? '')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Einstellungen gespeichert')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(link('Ökostrom und Verbrauch einstellen')).toBeFocused()
  })

  for (const name of [
    'Unsere Partner',
    'Was in Ihrem Kundenprofil steht',
    'So widerrufen Sie eine Einwilligung',
  ]) {
    await test.step(name, async () => {
      await follow(page, link(name))
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(link(name)).toBeFocused()
    })
  }
})
