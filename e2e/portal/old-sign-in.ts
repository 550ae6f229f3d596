import type { Page } from '@playwright/test'

/** Answers the next reading as the BFF answers whoever has given the password too long ago. */
export const letSignInBeOld = (page: Page) =>
  page.route(
    '**/bff/api/userProfile/phonePin',
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
