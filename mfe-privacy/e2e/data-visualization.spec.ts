import type { Page } from '@playwright/test'
import {
  expect,
  expectWithdrawalAsEasy,
  follow,
  headersOfPage,
  measureEffort,
  tabTo,
  test,
} from '@portal/e2e'

const card = (page: Page) => page.getByRole('region', { name: 'Ihr Verbrauch' })
const letterOffer = (page: Page) => page.getByRole('region', { name: 'Auch keine Werbung per Brief?' })
const chart = (page: Page) => card(page).getByRole('img', { name: /^Verbrauch je Monat/ })

/** Answers the question from the overview and returns to the overview. */
const answer = (page: Page, given: boolean) =>
  measureEffort(
    page,
    async (click) => {
      await click(page.getByRole('link', { name: 'Diagramm einstellen' }))
      const text = given ? 'Ja, ich stimme zu' : 'Nein, ich stimme nicht zu'
      await click(page.getByRole('main').getByText(text, { exact: true }))
      await click(page.getByRole('button', { name: 'Auswahl speichern' }))
    },
    async () => {
      await expect(page).toHaveURL('/privacy')
      await expect(page.getByRole('region', { name: 'Verbrauch als Diagramm' })).toContainText(
        given ? 'Sie haben zugestimmt' : 'Sie haben nicht zugestimmt',
      )
      if (!given)
        await expect(page.getByRole('heading', { name: 'Auch keine Werbung per Brief?' })).toBeVisible()
    },
  )

test('a withdrawn consent removes the chart in all tabs and its data at the BFF; a new consent restores them', async ({
  page,
  context,
  newPerson,
  signInAs,
}) => {
  await signInAs(await newPerson('anna'))
  await page.goto('/privacy')
  await expect(chart(page)).toBeVisible()
  async function consumption() {
    const headers = { ...(await headersOfPage(page, 'consumption')), tenant: '100' }
    return (await page.request.get('/bff/api/consumption', { headers })).status()
  }
  expect(await consumption()).toBe(200)

  const other = await context.newPage()
  await other.goto('/privacy')
  await expect(chart(other)).toBeVisible()

  const withdrawn = await answer(page, false)
  await expect(letterOffer(page)).toBeVisible()
  await expect(card(page)).toHaveCount(0)
  expect(await consumption()).toBe(403)
  await other.bringToFront()
  await expect(card(other)).toHaveCount(0)

  await page.bringToFront()
  const given = await answer(page, true)
  await expect(chart(page)).toBeVisible()
  expectWithdrawalAsEasy('Verbrauch als Diagramm', given, withdrawn)
  await other.bringToFront()
  await expect(chart(other)).toBeVisible()
})

test('the keyboard selects one of many contracts at 320 px, and the table shows its values', async ({
  page,
  signInAs,
}) => {
  await signInAs('jo.katzenellenbogen@post.example')
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/privacy')
  await expect(chart(page)).toBeVisible()
  const before = await card(page)
    .getByText(/verbraucht\./)
    .textContent()
  await tabTo(page, card(page).getByRole('combobox', { name: 'Vertrag' }))
  await page.keyboard.press('ArrowDown')
  await expect(card(page).getByText(/verbraucht\./)).not.toHaveText(before ?? '')
  await follow(page, card(page).getByText('Werte als Tabelle'))
  const table = card(page).getByRole('table', { name: /^Verbrauch je Monat in/ })
  await expect(table.getByRole('row')).toHaveCount(14)
  const isScrolled = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isScrolled).toBe(false)
})
