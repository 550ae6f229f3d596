import type { Locator, Page } from '@playwright/test'
import { expect as expectAtOnce, test } from '@portal/e2e'
import { people } from './people.ts'
import { pageAbove, parts, type Row } from './route-table.ts'

// A page that is wrong in several places says all of them.
const expect = expectAtOnce.configure({ soft: true })

const base = (path: string) => `/personal-data${path && `/${path}`}`

/** What only one page or dialog can show. */
const titleOf = (page: Page, { title, kind }: Row): Locator =>
  kind === 'dialog'
    ? page.getByRole('dialog', { name: title })
    : page.getByRole('heading', { level: 1, name: title, exact: true })

async function openDirectly(page: Page, row: Row) {
  await page.goto(base(row.path))
  await expect(titleOf(page, row)).toBeVisible()
  const content = row.kind === 'dialog' ? titleOf(page, row) : page.getByRole('main')
  for (const text of row.shows ?? []) {
    await expect(content.getByText(text).filter({ visible: true }).first()).toBeVisible()
  }
}

/** From a page that was opened directly to the one above: by the link of the page, or by closing the dialog. */
async function goUp(page: Page, row: Row, above: Row) {
  if (row.kind === 'dialog') await page.keyboard.press('Escape')
  else await page.getByRole('main').getByRole('link', { name: above.title, exact: true }).first().click()
  await expectPage(page, above)
}

async function expectPage(page: Page, row: Row) {
  await expect(page).toHaveURL(base(row.path))
  await expect(titleOf(page, row)).toBeVisible()
  if (row.kind !== 'dialog') await expect(page.getByRole('dialog')).toBeHidden()
}

/** An unknown path is told inside the tab, with a way back into it. */
async function leaveUnknown(page: Page) {
  await expect(page.getByRole('navigation', { name: 'Hauptmenü' })).toBeVisible()
  await page.getByRole('link', { name: 'Zu Ihren persönlichen Daten' }).click()
  await expect(page).toHaveURL('/personal-data')
}

for (const person of people) {
  for (const [part, rowsOf] of Object.entries(parts)) {
    const rows = rowsOf(person)
    test(`${person.email} walks through ${part}: opened directly, by click and by Back`, async ({
      page,
      signInAs,
    }) => {
      await signInAs(person.email)
      for (const row of rows) {
        const above = pageAbove(rows, row)
        await test.step(`/${row.path}`, async () => {
          await openDirectly(page, row)
          if (row.kind === 'unknown') return leaveUnknown(page)
          if (!above) return
          await goUp(page, row, above)
          if (row.opener === undefined) return
          const opener = page.getByRole('main').getByRole('link', { name: row.opener, exact: true })
          await opener.first().click()
          await expectPage(page, row)
          if (row.kind !== 'dialog') await expect(titleOf(page, row)).toBeFocused()
          await page.goBack()
          await expectPage(page, above)
        })
      }
    })
  }
}
