import { expect, test } from '@portal/e2e'

test('a second password mail has to wait, also after a reload', async ({
  page,
  newPerson,
  signInAs,
  expectPageErrors,
}) => {
  await signInAs(await newPerson('gina'))
  await page.goto('/security/password-reset')
  const send = page.getByRole('button', { name: 'E-Mail senden' })
  await send.click()
  await expect(page).toHaveURL('/security/password-reset/email')

  // A reload loses the countdown, but the BFF still limits.
  await page.reload()
  await expect(page).toHaveURL('/security/password-reset')
  await send.click()
  const message = /Das ging zu oft hintereinander\. Bitte versuchen Sie es in \d+ Sekunden noch einmal\./
  await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  await expect(send).toHaveText(/E-Mail senden in \d+/)
  expectPageErrors(/429/)
})
