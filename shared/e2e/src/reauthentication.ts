import type { Page } from '@playwright/test'

/**
 * Refuses the next call like the BFF refuses a sign-in that is too old.
 * @param call below `/bff/api`
 */
export const requireReauthentication = (page: Page, call: string) =>
  page.route(
    `**/bff/api/${call}`,
    (route) =>
      route.fulfill({
        status: 401,
        headers: {
          'content-type': 'application/problem+json',
          'www-authenticate': 'Bearer error="insufficient_user_authentication", max_age="300"',
          // For a page of another origin.
          'access-control-expose-headers': 'WWW-Authenticate',
        },
        body: JSON.stringify({
          type: 'about:blank',
          title: 'Sign in again',
          status: 401,
          code: 'sign-in-too-old',
          requestId: 'e2e',
        }),
      }),
    { times: 1 },
  )

/** Confirms the dialog, which opens the provider's form. */
export const confirmReauthentication = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' })
    .getByRole('button', { name: 'Erneut anmelden' })
    .click()
