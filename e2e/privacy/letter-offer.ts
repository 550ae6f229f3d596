import type { Page } from '@playwright/test'

/** What is offered to whoever revokes something while a brand may still write letters: part of the page, and no dialog. */
export const letterOffer = (page: Page) => page.getByRole('region', { name: 'Auch keine Werbung per Brief?' })
