import type { Page } from '@playwright/test'

/** Offered after a revocation while a brand may still write letters: a part of the page, not a dialog. */
export const letterOffer = (page: Page) => page.getByRole('region', { name: 'Auch keine Werbung per Brief?' })
