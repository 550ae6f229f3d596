import type { Page } from '@playwright/test'
import { expect, expectAccessible, test, variants } from '@portal/e2e'

/** Responds in place of the BFF, which limits codes, attempts and mails. */
const respondWith = (page: Page, call: string, json: object, status = 200) =>
  page.route(`**/bff/api/identityLinking/${call}`, (route) => route.fulfill({ status, json }))

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name })

async function expectScreen(page: Page, heading: string) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expectAccessible(page)
}

async function openCode(page: Page, state: string, result = state, tenantId = '100') {
  const renewals = result === 'expired' ? ['email', 'letter'] : []
  const attempts = result === 'eligible' ? { attemptsLeft: 3 } : {}
  await respondWith(page, 'processByRegistrationCode', { state })
  await respondWith(page, 'performEligibilityCheck', { result, tenantId, renewals, ...attempts })
  await page.goto('/code/ABCDEFGHJKMNPQRSTVWXYZ2345')
}

async function tryZipCode(page: Page, json: object) {
  await respondWith(page, 'performZipCodeValidation', json)
  await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('70173')
  await button(page, 'Postleitzahl prüfen').click()
}

const proof = { linkToken: 'q'.repeat(43), eMailAddress: 'lena.moser@post.example' }
const confirmed = { result: 'confirmed', attemptsLeft: 3, ...proof }

interface View {
  name: string
  variant: keyof typeof variants
  as?: string
  visit: (page: Page) => Promise<void>
  expectedErrors?: RegExp
}

const views: View[] = [
  {
    name: 'the start, the service, and invalid codes',
    variant: 'light',
    async visit(page) {
      await page.goto('/code')
      await expectScreen(page, 'Willkommen beim Nordtal Konto')
      await link(page, 'Kundenservice kontaktieren').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await openCode(page, 'unknown')
      await expectScreen(page, 'Diesen Registrierungscode kennen wir nicht')
      await page.goto('/code/ABCD-EFGH')
      await expectScreen(page, 'Dieser Registrierungscode ist nicht vollständig')
    },
  },
  {
    name: 'an invitation of Flinkstrom and a wrong postal code',
    variant: 'dark',
    async visit(page) {
      await openCode(page, 'valid', 'eligible', '200')
      await expectScreen(page, 'Schön, dass Sie da sind')
      await link(page, 'Postleitzahl bestätigen').click()
      await tryZipCode(page, { result: 'wrong', attemptsLeft: 2 })
      await expect(page.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' })).toBeFocused()
      await expectAccessible(page)
    },
  },
  {
    name: 'the last wrong postal code, a used code and a confirmed invitation',
    variant: 'light',
    async visit(page) {
      await openCode(page, 'valid', 'eligible')
      await link(page, 'Postleitzahl bestätigen').click()
      await tryZipCode(page, { result: 'locked', attemptsLeft: 0 })
      await expect(page.getByRole('dialog', { name: 'Zugang gesperrt' })).toBeVisible()
      await expectAccessible(page)
      await openCode(page, 'used', 'account-exists')
      await expectScreen(page, 'Es gibt schon ein Konto')
      await openCode(page, 'valid', 'eligible')
      await link(page, 'Postleitzahl bestätigen').click()
      await tryZipCode(page, confirmed)
      await expectScreen(page, 'Ihre Identität ist bestätigt')
    },
  },
  {
    name: 'an expired invitation and the form for another',
    variant: 'dark',
    async visit(page) {
      await openCode(page, 'expired')
      await expectScreen(page, 'Ihre Einladung ist abgelaufen')
      await link(page, 'Neue Einladung anfordern').click()
      await expectScreen(page, 'Neue Einladung anfordern')
      await link(page, 'E-Mail-Adresse angeben').click()
      await button(page, 'Einladung senden').click()
      await expect(page.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' })).toBeFocused()
      await expectScreen(page, 'Einladung per E-Mail')
    },
  },
  {
    name: 'a requested letter and mail',
    variant: 'light',
    async visit(page) {
      await respondWith(page, 'restartLetterProcess', { workingDays: [3, 4] }, 202)
      await respondWith(page, 'restartProcessWithEmail', { resendAfter: 60 }, 202)
      await openCode(page, 'expired')
      await link(page, 'Neue Einladung anfordern').click()
      await button(page, 'Brief anfordern').click()
      await expectScreen(page, 'Ihr Brief ist angefordert')
      await link(page, 'Doch lieber per E-Mail').click()
      await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('maik.noll@post.example')
      await button(page, 'Einladung senden').click()
      await expectScreen(page, 'Ihre neue Einladung ist unterwegs')
    },
  },
  {
    name: 'an invitation that is locked or cannot be checked',
    variant: 'dark',
    async visit(page) {
      await openCode(page, 'locked')
      await expectScreen(page, 'Diese Einladung ist gesperrt')
      await respondWith(page, 'processByRegistrationCode', {}, 502)
      await page.reload()
      await expectScreen(page, 'Keine Antwort')
    },
    expectedErrors: /502/,
  },
  {
    name: 'the linking of a signed-in customer of Flinkstrom',
    variant: 'dark',
    as: 'david.ebert@post.example',
    async visit(page) {
      await page.goto('/code')
      await expectScreen(page, 'Konto verknüpfen')
      await openCode(page, 'valid', 'eligible')
      await expectScreen(page, 'Schön, dass Sie da sind')
      await link(page, 'Postleitzahl bestätigen').click()
      await tryZipCode(page, confirmed)
      await expectScreen(page, 'Ihre Identität ist bestätigt')
    },
  },
]

for (const { name, variant, as, visit, expectedErrors } of views) {
  test.describe(variant, () => {
    test.use(variants[variant])
    test(`${name}: axe finds no violation`, async ({ page, signInAs, expectPageErrors }) => {
      if (as) await signInAs(as)
      await visit(page)
      if (expectedErrors) expectPageErrors(expectedErrors)
    })
  })
}
