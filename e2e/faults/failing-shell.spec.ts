import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, withOwnPortal } from '@portal/e2e'
import { faults, shortenTimeout } from './faults.ts'
import { damage } from './other-releases.ts'

const portal = withOwnPortal('e2e-shell')

// By fault and time, the browser and the host report many, few or none.
test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/./))

const failure = (page: Page) =>
  page.getByRole('main').filter({ hasText: 'Das Nordtal Konto konnte nicht geladen werden.' })
const reload = (page: Page) => failure(page).getByRole('button', { name: 'Seite neu laden' })
const started = (page: Page) => page.getByRole('heading', { level: 1, name: 'Oh nein!' })

const files = {
  entry: /\/host\/\w+\/main\.\w+\.js$/,
  chunk: /\/host\/\w+\/bootstrap\.\w+\.js$/,
  style: /\/host\/\w+\/bootstrap\.\w+\.css$/,
}

for (const [fault, respond] of Object.entries(faults)) {
  for (const [file, pattern] of Object.entries(files)) {
    test(`a ${fault} ${file} of the shell shows a text and a button, which reloads the page`, async ({
      page,
    }) => {
      let isFailing = true
      await page.route(pattern, (route) => {
        // The server is mended when the button fetches the file. Before, the shell could still start by itself.
        isFailing &&= route.request().resourceType() !== 'fetch'
        return void (isFailing ? respond(route) : route.continue())
      })
      await shortenTimeout(page, 8_000)
      await page.goto('/gibt-es-nicht', { waitUntil: 'commit' })
      await expect(reload(page)).toBeVisible()
      await expect(reload(page)).not.toBeFocused()
      await reload(page).click()
      await expect(started(page)).toBeVisible()
      await expect(failure(page)).toHaveCount(0)
    })
  }
}

// Without `page.route`, which would switch off the browser's cache.
test('the button fetches a damaged file of the shell again', async ({ page }) => {
  const html = await (await page.request.get('/')).text()
  const [path = ''] = /\/host\/\w+\/bootstrap\.\w+\.js/.exec(html) ?? []
  const mend = await damage(join(portal.store, path))
  await page.goto('/gibt-es-nicht')
  await expect(reload(page)).toBeVisible()
  await expectAccessible(page)
  await mend()
  await page.reload()
  await expect(reload(page)).toBeVisible()

  await reload(page).click()
  await expect(started(page)).toBeVisible()
})
