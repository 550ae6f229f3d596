import type { Page } from '@playwright/test'
import { expect, expectWithdrawalAsEasy, measureEffort, test } from '@portal/e2e'

const letterOffer = (page: Page) => page.getByRole('region', { name: 'Auch keine Werbung per Brief?' })

/** One consent of each dialog, and all consents of one dialog. */
const consents = [
  {
    link: 'Werbung einstellen',
    title: 'Werbung',
    give: ['E-Mail', 'Auswahl speichern'],
    withdraw: ['E-Mail', 'Auswahl speichern'],
  },
  {
    link: 'Werbung einstellen',
    title: 'Werbung',
    give: ['Alle aktivieren', 'Auswahl speichern'],
    withdraw: ['Alle deaktivieren', 'Auswahl speichern'],
  },
  {
    link: 'Anzeigen bei Google einstellen',
    title: 'Anzeigen bei Google',
    give: ['Zustimmen'],
    withdraw: ['Einwilligung widerrufen'],
  },
  {
    link: 'Kundenprofil einstellen',
    title: 'Persönliches Kundenprofil',
    give: ['Ja, ich stimme zu', 'Auswahl speichern'],
    withdraw: ['Nein, ich stimme nicht zu', 'Auswahl speichern'],
  },
  {
    link: 'Ökostrom und Verbrauch einstellen',
    title: 'Ökostrom und Verbrauch',
    give: ['Ja, ich stimme zu', 'Auswahl speichern'],
    withdraw: ['Nein, ich stimme nicht zu', 'Auswahl speichern'],
  },
]

/** Gives or withdraws a consent; a withdrawal shows the offer to object to letters. */
function answer(page: Page, { link, title, give, withdraw }: (typeof consents)[number], isGiven: boolean) {
  const dialog = page.getByRole('dialog', { name: title, exact: true })
  return measureEffort(
    page,
    async (click) => {
      await click(page.getByRole('link', { name: link }))
      for (const name of isGiven ? give : withdraw) {
        const target = dialog.getByRole('button', { name, exact: true })
        await click(target.or(dialog.locator('label', { hasText: name })).first())
      }
    },
    async () => {
      await expect(dialog).toBeHidden()
      if (!isGiven) await expect(letterOffer(page)).toBeVisible()
    },
  )
}

test('withdrawing a consent needs no more clicks, pages and fields than giving it', async ({
  page,
  newPerson,
  signInAs,
}) => {
  await signInAs(await newPerson('gina'))
  await page.goto('/privacy')
  for (const consent of consents) {
    await test.step(`${consent.title}: ${consent.give[0]}`, async () => {
      const given = await answer(page, consent, true)
      expectWithdrawalAsEasy(consent.title, given, await answer(page, consent, false))
    })
  }
})
