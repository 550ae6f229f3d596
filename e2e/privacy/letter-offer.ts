import type { Page } from '@playwright/test'

/** What is offered once to whoever revokes something while a brand may still write letters. */
export const letterOffer = (page: Page) => page.getByRole('dialog', { name: 'Auch keine Werbung per Brief?' })

/** For a test of something else: skips the offer whenever it comes. */
export const skipLetterOffer = (page: Page) =>
  page.addLocatorHandler(letterOffer(page), (offer) =>
    offer.getByRole('button', { name: 'Überspringen' }).click(),
  )
