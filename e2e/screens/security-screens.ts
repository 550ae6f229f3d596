import type { Page } from '@playwright/test'
import { eachBrand, everyKind, type Screen } from './screen.ts'

/** The provider sends no mail, so that nobody waits for the next one. */
async function askForMail(page: Page) {
  await page.route('**/bff/api/userProfile/reset-password', (route) =>
    route.fulfill({ status: 202, json: { resendAfter: 60 } }),
  )
  await page.getByRole('button', { name: 'E-Mail senden' }).click()
  await page.getByRole('button', { name: 'Erneut senden' }).waitFor()
}

const security = ['types', 'email-reset', 'password-reset', 'events', 'devices', 'devices/sign-out']

export const securityScreens: Screen[] = [
  ...security.map((page) => ({ name: `security ${page}`, path: `/security/${page}`, people: everyKind })),
  {
    name: 'mail for a new password',
    path: '/security/password-reset',
    people: eachBrand,
    open: askForMail,
  },
]
