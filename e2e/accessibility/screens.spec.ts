import { expectAccessible, openScreen, test, viewsOf } from '@portal/e2e'
import { screens } from '../screens/screens.ts'

const wide = { width: 1280, height: 800 }
const narrow = { width: 320, height: 640 }

// Contrast is proven for every look by itself; here each width stands for one colour scheme, and where customers land for both.
const looks = [
  { viewport: wide, colorScheme: 'light' },
  { viewport: narrow, colorScheme: 'dark' },
] as const
const landingLooks = [
  ...looks,
  { viewport: narrow, colorScheme: 'light' },
  { viewport: wide, colorScheme: 'dark' },
] as const

const nameOf = ({ viewport, colorScheme }: (typeof looks)[number]) =>
  `${viewport.width} px wide, ${colorScheme}`

for (const { screen, email, title } of viewsOf(screens)) {
  // What is opened on a page may be another thing in another width; a mere page is loaded once for all its looks.
  const visits = screen.open ? looks.map((look) => [look]) : [screen.landing ? landingLooks : looks]
  for (const visit of visits) {
    test(`${title}, ${visit.map(nameOf).join('; ')}`, async ({ page, signInAs, expectComplaints }) => {
      if (email) await signInAs(email)
      for (const [index, look] of visit.entries()) {
        await test.step(nameOf(look), async () => {
          await page.setViewportSize(look.viewport)
          await page.emulateMedia({ colorScheme: look.colorScheme })
          if (index === 0) await openScreen(page, screen)
          await expectAccessible(page)
        })
      }
      if (screen.complains) expectComplaints(screen.complains)
    })
  }
}
