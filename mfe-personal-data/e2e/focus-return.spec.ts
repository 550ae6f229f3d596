import { expect, test } from '@portal/e2e'

const lists = [
  { list: 'phone-list/contact', name: /^\+49/, at: 12 },
  { list: 'email-list', name: /@/, at: 2 },
]

for (const { list, name, at } of lists) {
  test(`${list}: each exit of a dialog focuses the row that opened it, in the viewport`, async ({
    page,
    signInAs,
  }) => {
    await signInAs('jo.katzenellenbogen@post.example')
    await page.goto(`/personal-data/${list}`)
    const dialog = page.getByRole('dialog')
    const row = page.getByRole('main').getByRole('listitem').getByRole('link', { name }).nth(at)
    const exits: Record<string, () => Promise<unknown>> = {
      Escape: () => page.keyboard.press('Escape'),
      'the icon': () => dialog.getByRole('button', { name: 'Schließen' }).click(),
      Back: () => page.goBack(),
    }
    for (const [exit, leave] of Object.entries(exits)) {
      await test.step(exit, async () => {
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
