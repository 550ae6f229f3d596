import type { Page } from '@playwright/test'
import { eachBrand, type Screen } from '@portal/e2e'

const codePath = '/code/ABCDEFGHJKMNPQRSTVWXYZ2345'

/** Every answer is the screen's own: codes, attempts and mails are counted. */
export function answer(page: Page, call: string, json: object, status = 200) {
  return page.route(`**/bff/api/identityLinking/${call}`, (route) => route.fulfill({ status, json }))
}

/** Opens the code link once more, of which the BFF now says this. */
export async function openCode(page: Page, state: string, result: string = state, tenantId = '100') {
  const renewals = result === 'expired' ? ['email', 'letter'] : []
  await answer(page, 'processByRegistrationCode', { state })
  const attempts = result === 'eligible' ? { attemptsLeft: 3 } : {}
  await answer(page, 'performEligibilityCheck', { result, tenantId, renewals, ...attempts })
  await page.goto(codePath)
  await page.getByText('Wir prüfen Ihre Einladung').waitFor({ state: 'detached' })
}

const openInvitation = (page: Page) => openCode(page, 'valid', 'eligible')
export const openExpired = (page: Page) => openCode(page, 'expired')

export async function openZipCode(page: Page) {
  await openInvitation(page)
  await page.getByRole('link', { name: 'Postleitzahl bestätigen' }).click()
  await page.getByRole('dialog').waitFor()
}

async function tryZipCode(page: Page, json: object) {
  await answer(page, 'performZipCodeValidation', json)
  await openZipCode(page)
  await page.getByRole('textbox', { name: 'Postleitzahl' }).fill('70173')
  await page.getByRole('button', { name: 'Postleitzahl prüfen' }).click()
}

export async function openRenewal(page: Page) {
  await openExpired(page)
  await page.getByRole('link', { name: 'Neue Einladung anfordern' }).click()
  await page.getByRole('heading', { name: 'Per Brief' }).waitFor()
}

export async function openRenewalForm(page: Page) {
  await openRenewal(page)
  await page.getByRole('link', { name: 'E-Mail-Adresse angeben' }).click()
  await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).waitFor()
}

async function confirm(page: Page) {
  const proof = { linkToken: 'q'.repeat(43), eMailAddress: 'lena.moser@post.example' }
  await tryZipCode(page, { result: 'confirmed', attemptsLeft: 3, ...proof })
  await page.getByRole('heading', { name: 'Ihre Identität ist bestätigt' }).waitFor()
}

const ways: Record<string, (page: Page) => Promise<void>> = {
  'an invitation': openInvitation,
  'an invitation of the other brand': (page) => openCode(page, 'valid', 'eligible', '200'),
  'an invitation that was used': (page) => openCode(page, 'used', 'account-exists'),
  'an invitation that is locked': (page) => openCode(page, 'locked'),
  'an expired invitation': openExpired,
  'a renewal': openRenewal,
  'a renewal by mail': openRenewalForm,
  async 'a renewal by mail with an error'(page) {
    await openRenewalForm(page)
    await page.getByRole('button', { name: 'Einladung senden' }).click()
    await page.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' }).waitFor()
  },
  async 'a renewal mail on its way'(page) {
    await answer(page, 'restartProcessWithEmail', { resendAfter: 60 }, 202)
    await openRenewalForm(page)
    await page.getByRole('textbox', { name: 'E-Mail-Adresse' }).fill('maik.noll@post.example')
    await page.getByRole('button', { name: 'Einladung senden' }).click()
    await page.getByRole('button', { name: 'Erneut senden' }).waitFor()
  },
  async 'a renewal letter on its way'(page) {
    await answer(page, 'restartLetterProcess', { workingDays: [3, 4] }, 202)
    await openRenewal(page)
    await page.getByRole('button', { name: 'Brief anfordern' }).click()
    await page.getByRole('heading', { name: 'Ihr Brief ist angefordert' }).waitFor()
  },
  'the postal code of an invitation': openZipCode,
  async 'a wrong postal code'(page) {
    await tryZipCode(page, { result: 'wrong', attemptsLeft: 2 })
    await page.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' }).waitFor()
  },
  async 'the last wrong postal code'(page) {
    await tryZipCode(page, { result: 'locked', attemptsLeft: 0 })
    await page.getByRole('dialog', { name: 'Zugang gesperrt' }).waitFor()
  },
  'a confirmed invitation': confirm,
  async 'service for an invitation'(page) {
    await openCode(page, 'locked')
    await page.getByRole('link', { name: 'Kundenservice kontaktieren' }).click()
    await page.getByRole('dialog').waitFor()
  },
}

async function openServiceForCode(page: Page) {
  await page.getByRole('link', { name: 'Kundenservice kontaktieren' }).click()
  await page.getByRole('dialog').waitFor()
}

async function failCheck(page: Page) {
  await answer(page, 'processByRegistrationCode', {}, 502)
  await page.goto(codePath)
  await page.getByRole('heading', { name: 'Keine Antwort' }).waitFor()
}

export const identityLinkingScreens: Screen[] = [
  { name: '/code', path: '/code', landing: true },
  { name: 'service for a code', path: '/code', open: openServiceForCode },
  { name: 'an unknown invitation', path: '/code', open: (page) => openCode(page, 'unknown') },
  { name: 'half a code', path: '/code/ABCD-EFGH' },
  ...Object.entries(ways).map(([name, open]) => ({ name, path: '/code', open })),
  {
    name: 'an invitation that cannot be checked',
    path: '/code',
    open: failCheck,
    complains: /502/,
  },
  { name: '/code, signed in', path: '/code', people: eachBrand },
  { name: 'an invitation, signed in', path: '/code', people: eachBrand, open: openInvitation },
  { name: 'a confirmed invitation, signed in', path: '/code', people: eachBrand, open: confirm },
]
