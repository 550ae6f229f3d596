import type { Page } from '@playwright/test'

/**
 * Answers the next call as the BFF answers whoever has given the password too long ago.
 * @param call below `/bff/api`
 */
export const letSignInBeOld = (page: Page, call: string) =>
  page.route(
    `**/bff/api/${call}`,
    (route) =>
      route.fulfill({
        status: 401,
        headers: {
          'content-type': 'application/problem+json',
          'www-authenticate': 'Bearer error="insufficient_user_authentication", max_age="300"',
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

/** In the dialog that asks for it, on the way to the provider's form. */
export const agreeToSignInAgain = (page: Page) =>
  page
    .getByRole('dialog', { name: 'Bitte melden Sie sich noch einmal an' })
    .getByRole('button', { name: 'Erneut anmelden' })
    .click()
