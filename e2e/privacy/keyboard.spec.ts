import type { Page } from '@playwright/test'
import { expect, follow, tabTo, test } from '@portal/e2e'
import { expectSaved } from './told.ts'

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

/** Opens what only explains, and closes it again. */
const read = (page: Page, name: string) =>
  test.step(name, async () => {
    await follow(page, link(page, name))
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(link(page, name)).toBeFocused()
  })

test('consents by keyboard alone, and back on the link that opened them', async ({ page, signInAs }) => {
  await signInAs('ben.carstens@post.example')
  await page.goto('/privacy')
  await read(page, 'Was in Ihrem Kundenprofil steht')

  await test.step('a consent is changed with the arrows and saved with Enter', async () => {
    const dialog = page.getByRole('dialog')
    await follow(page, link(page, 'Ökostrom und Verbrauch einstellen'))
    await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused()
    const question = dialog.getByRole('radiogroup', { name: 'Angebote neuer Ökostrom-Anbieter' })
    const marked = question.getByRole('radio', { checked: true })
    await tabTo(page, marked)
    await expect(marked).toHaveAttribute('value', 'no')
    await page.keyboard.press('ArrowUp')
    await expect(marked).toHaveAttribute('value', 'yes')
    await page.keyboard.press('Enter')
    await expectSaved(page)
    await expect(dialog).toBeHidden()
    await expect(link(page, 'Ökostrom und Verbrauch einstellen')).toBeFocused()
  })

  await read(page, 'Unsere Partner')
  await read(page, 'So widerrufen Sie eine Einwilligung')
})
