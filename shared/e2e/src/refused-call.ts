import type { Page } from '@playwright/test'

/**
 * The next of these calls reaches the BFF with a key that is none, so that the BFF itself refuses it.
 * @param call below `/bff/api`
 */
export const spoilNext = (page: Page, call: string) =>
  page.route(
    `**/bff/api/${call}`,
    (route) => route.continue({ headers: { ...route.request().headers(), 'idempotency-key': 'x' } }),
    { times: 1 },
  )
