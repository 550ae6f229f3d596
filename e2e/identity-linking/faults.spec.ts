import type { Page, Route } from '@playwright/test'
import { expect, test } from '@portal/e2e'
import { FAULT_COMPLAINTS, giveUpSooner, words, writeFaults } from '../faults/faults.ts'
import { identityLinkingWrites } from '../faults/identity-linking-writes.ts'

const WRITE_TIMEOUT_MS = 20_000

/** Answers each attempt of this call as the test says, and counts them. */
async function intercept(page: Page, call: string) {
  const attempts = { made: 0, answer: (route: Route): Promise<void> => route.fallback() }
  await page.route(`**/bff/api/identityLinking/${call}`, (route) => {
    attempts.made++
    return attempts.answer(route)
  })
  return attempts
}

const alert = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })

for (const { call, open, submit, input, progress, success, mayBeGone } of identityLinkingWrites) {
  test(`${call}: each fault is told, keeps the input and can be tried again`, async ({
    page,
    expectComplaints,
  }) => {
    await giveUpSooner(page, WRITE_TIMEOUT_MS)
    const attempts = await intercept(page, call)
    const button = page.getByRole('button', { name: submit })

    async function tryAgain() {
      const before = attempts.made
      await button.click()
      // Exactly one: nothing is sent behind the customer's back.
      await expect.poll(() => attempts.made).toBe(before + 1)
    }

    async function expectInput() {
      if (input) await expect(page.getByRole('textbox', { name: input.field })).toHaveValue(input.text)
    }

    await open(page)
    if (input) await page.getByRole('textbox', { name: input.field }).fill(input.text)
    for (const fault of writeFaults) {
      // A countdown that nobody waits for here, and a code that has been used meanwhile, have tests of their own.
      if (fault.told === 'limited' || (fault.told === 'gone' && mayBeGone)) continue
      await test.step(fault.name, async () => {
        attempts.answer = fault.answer
        await tryAgain()
        const told = { lost: words.lost, unanswered: words.unanswered }[fault.told as 'lost'] ?? words.failed
        await expect(alert(page, told)).toBeVisible()
        await expectInput()
      })
    }

    await test.step('no connection', async () => {
      attempts.answer = (route) => route.abort('internetdisconnected')
      await page.context().setOffline(true)
      await tryAgain()
      await expect(alert(page, words.offline)).toBeVisible()
      await page.context().setOffline(false)
      await expectInput()
    })

    await test.step('a slow answer, and success', async () => {
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
      attempts.answer = async (route) => {
        await isReleased
        await route.fulfill({ json: success.answer })
      }
      await tryAgain()
      await expect(page.getByRole('status').filter({ hasText: progress })).toBeAttached()
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      release()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(success.heading)
    })
    expectComplaints(FAULT_COMPLAINTS)
  })
}

for (const call of ['processByRegistrationCode', 'performEligibilityCheck']) {
  test(`${call}: each fault is told, and the retry goes on`, async ({ page, expectComplaints }) => {
    await giveUpSooner(page, WRITE_TIMEOUT_MS)
    const good = { state: 'valid', result: 'eligible', tenantId: '100', renewals: [] }
    await page.route('**/bff/api/identityLinking/*', (route) => route.fulfill({ json: good }))
    const attempts = await intercept(page, call)
    const heading = page.getByRole('heading', { level: 1 })
    const retry = page.getByRole('button', { name: /^Erneut versuchen/ })
    const [first] = writeFaults
    attempts.answer = first?.answer ?? attempts.answer
    await page.goto('/code/ABCDEFGHJKMNPQRSTVWXYZ2345')
    for (const fault of writeFaults) {
      if (fault.told === 'limited') continue
      await test.step(fault.name, async () => {
        await expect(heading).toHaveText('Keine Antwort')
        attempts.answer = fault.answer
        const before = attempts.made
        await retry.click()
        await expect.poll(() => attempts.made).toBe(before + 1)
      })
    }
    await expect(heading).toHaveText('Keine Antwort')
    attempts.answer = (route) => route.fulfill({ json: good })
    await retry.click()
    await expect(heading).toHaveText('Schön, dass Sie da sind')
    expectComplaints(FAULT_COMPLAINTS)
  })
}

test('too many codes from one address: until when to wait', async ({ page, expectComplaints }) => {
  const limit = writeFaults.find(({ told }) => told === 'limited')
  await page.route('**/bff/api/identityLinking/*', (route) => limit?.answer(route))
  await page.goto('/code/ABCDEFGHJKMNPQRSTVWXYZ2345')
  await expect(alert(page, words.limited)).toBeVisible()
  const retry = page.getByRole('button', { name: /^Erneut versuchen/ })
  await expect(retry).toHaveAttribute('aria-disabled', 'true')
  await expect(retry).toContainText(/in \d+\s?s/)
  expectComplaints(FAULT_COMPLAINTS)
})
