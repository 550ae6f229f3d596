import type { Page } from '@playwright/test'
import { expect, test } from '../portal/test.ts'
import { effortOf, expectNoHarderToWithdraw } from './click-count.ts'

const tracking = { card: 'Persönliches Kundenprofil', link: 'Kundenprofil einstellen' }
const eco = { card: 'Ökostrom und Verbrauch', link: 'Ökostrom und Verbrauch einstellen' }

const consents = [
  { ...tracking, consent: 'Nutzung von Website, Apps und E-Mails' },
  { ...tracking, consent: 'Vertrags- und Verbrauchsdaten' },
  { ...eco, consent: 'Angebote neuer Ökostrom-Anbieter' },
  { ...eco, consent: 'Weitergabe an Partner' },
  { ...eco, consent: 'Anzeige Ihres Verbrauchs' },
]

type Consent = (typeof consents)[number]

/** From the overview and back to it. */
async function answer(page: Page, { card, link, consent }: Consent, given: boolean) {
  const effort = await effortOf(page, async (click) => {
    await click(page.getByRole('link', { name: link }))
    const question = page.getByRole('dialog').getByRole('radiogroup', { name: consent })
    await click(
      question.getByText(given ? 'Ja, ich stimme zu' : 'Nein, ich stimme nicht zu', { exact: true }),
    )
    await click(page.getByRole('button', { name: 'Auswahl speichern' }))
  })
  await expect(page.getByRole('dialog')).toBeHidden()
  const row = page.getByRole('region', { name: card }).locator('dt', { hasText: consent }).locator('..')
  await expect(row).toContainText(given ? 'Sie haben zugestimmt' : 'Sie haben nicht zugestimmt')
  return effort
}

test('each consent of a dialog is as easily withdrawn as given', async ({ page, signInAs }) => {
  await signInAs('kim.lorenz@post.example')
  await page.goto('/privacy')
  for (const consent of consents) {
    const given = await answer(page, consent, true)
    const withdrawn = await answer(page, consent, false)
    expectNoHarderToWithdraw(consent.consent, given, withdrawn)
  }
})
