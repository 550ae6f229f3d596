import { join } from 'node:path'
import { openScreen, root, test, viewsOf } from '@portal/e2e'
import { screens } from '../screens/screens.ts'

const folder = join(root, 'e2e/screenshots')
const fileName = (title: string) =>
  title
    .replace('@post.example', '')
    .replace(/[^\w.]+/g, '-')
    .replace(/^-/, '')

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 375, height: 700 },
  ]) {
    test.describe(`${viewport.width} px, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme })

      for (const { screen, email, title } of viewsOf(screens)) {
        test(title, async ({ page, signInAs, complaints }) => {
          if (email) await signInAs(email)
          await openScreen(page, screen)
          const isCovered = (await page.locator('dialog[open], [popover=auto]:popover-open').count()) > 0
          await page.screenshot({
            path: join(folder, `${fileName(title)}-${viewport.width}-${colorScheme}.png`),
            fullPage: !isCovered,
          })
          complaints.length = 0
        })
      }
    })
  }
}
