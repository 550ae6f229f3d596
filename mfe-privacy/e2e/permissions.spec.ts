import type { Page } from '@playwright/test'
import { expect, follow, tabTo, test } from '@portal/e2e'

const ECO = 'Ökostrom und Verbrauch'

const OFFERS = 'Angebote neuer Ökostrom-Anbieter'

const question = (page: Page, name: string) => page.getByRole('dialog').getByRole('radiogroup', { name })

const expectSaved = (page: Page) => expect(page.getByText('Einstellungen gespeichert')).toBeVisible()
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

/** Opens a dialog without questions and closes it. */
const openAndClose = (page: Page, name: string) =>
  test.step(name, async () => {
    await follow(page, link(page, name))
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(link(page, name)).toBeFocused()
  })

test('dialogs work by keyboard and return the focus to their links', async ({
  page,
  newPerson,
  signInAs,
}) => {
  await signInAs(await newPerson('ben'))
  await page.goto('/privacy')
  await openAndClose(page, 'Was in Ihrem Kundenprofil steht')

  await test.step('a consent is changed with the arrow keys and saved with Enter', async () => {
    await follow(page, link(page, `${ECO} einstellen`))
    await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeFocused()
    const marked = question(page, OFFERS).getByRole('radio', { checked: true })
    await tabTo(page, marked)
    await expect(marked).toHaveAttribute('value', 'no')
    await page.keyboard.press('ArrowUp')
    await expect(marked).toHaveAttribute('value', 'yes')
    await page.keyboard.press('Enter')
    await expectSaved(page)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(link(page, `${ECO} einstellen`)).toBeFocused()
  })

  await openAndClose(page, 'Unsere Partner')
  await openAndClose(page, 'So widerrufen Sie eine Einwilligung')
})
