import { expect, type Page } from '@playwright/test'

/** What is offered once to whoever revokes something while a brand may still write letters. */
export const letterOffer = (page: Page) => page.getByRole('dialog', { name: 'Auch keine Werbung per Brief?' })

/** Waits for the offer, and skips it. */
export async function skipLetterOffer(page: Page) {
  await letterOffer(page).getByRole('button', { name: 'Überspringen' }).click()
  await expect(letterOffer(page)).toBeHidden()
}
