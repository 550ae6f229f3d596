import { expect, test } from '@portal/e2e'

const lists = [
  { list: 'phone-list/contact', name: /^\+49/, at: 12 },
  { list: 'email-list', name: /@/, at: 2 },
]

for (const { list, name, at } of lists) {
  test(`${list}: each way out of a dialog focuses the row that opened it, in view`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('jo.katzenellenbogen@post.example')
    await page.goto(`/personal-data/${list}`)
    const dialog = page.getByRole('dialog')
    const row = page.getByRole('main').getByRole('listitem').getByRole('link', { name }).nth(at)
    const waysOut: Record<string, () => Promise<unknown>> = {
      Escape: () => page.keyboard.press('Escape'),
      'the icon': () => dialog.getByRole('button', { name: 'Schließen' }).click(),
      Back: () => page.goBack(),
    }
    for (const [way, leave] of Object.entries(waysOut)) {
      await test.step(way, async () => {
        await row.focus()
        await page.keyboard.press('Enter')
        await expect(dialog.getByRole('textbox')).toBeVisible()
        await leave()
        await expect(dialog).toBeHidden()
        await expect(page).toHaveURL(`/personal-data/${list}`)
        await expect(row).toBeFocused()
        await expect(row).toBeInViewport()
      })
    }
  })
}
