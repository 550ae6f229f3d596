import type { Page } from '@playwright/test'
import { expect, fillSignIn, test } from '@portal/e2e'
import { effortOf, expectNoHarderToWithdraw } from './click-count.ts'
import { letterOffer } from './letter-offer.ts'

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
  const dialog = page.getByRole('dialog', { name: card })
  const row = page.getByRole('region', { name: card }).locator('dt', { hasText: consent }).locator('..')
  return effortOf(
    page,
    async (click) => {
      await click(page.getByRole('link', { name: link }))
      const question = dialog.getByRole('radiogroup', { name: consent })
      await click(
        question.getByText(given ? 'Ja, ich stimme zu' : 'Nein, ich stimme nicht zu', { exact: true }),
      )
      await click(page.getByRole('button', { name: 'Auswahl speichern' }))
    },
    async () => {
      await expect(dialog).toBeHidden()
      await expect(row).toContainText(given ? 'Sie haben zugestimmt' : 'Sie haben nicht zugestimmt')
      if (!given)
        await expect(page.getByRole('heading', { name: 'Auch keine Werbung per Brief?' })).toBeVisible()
    },
  )
}

test('each consent of a dialog is as easily withdrawn as given, also where letters may still come', async ({
  page,
  expectComplaints,
}) => {
  await page.goto('/privacy')
  await fillSignIn(page, 'eva.fuchs@post.example')
  await page.getByRole('button', { name: 'Nordtal Energie' }).click()
  for (const consent of consents) {
    const given = await answer(page, consent, true)
    const withdrawn = await answer(page, consent, false)
    expectNoHarderToWithdraw(consent.consent, given, withdrawn)
  }
  await expect(letterOffer(page)).toContainText('von Nordtal Energie und Flinkstrom')
  // The inline script asks for a profile before anybody knows that there is no last used brand.
  expectComplaints(/404 .*customerProfile/)
})
