import type { Page } from '@playwright/test'
import { expect, test } from '@portal/e2e'
import { breakRenewals, FAULT_COMPLAINTS, readFaults } from './faults.ts'

type Role = 'region' | 'dialog'

/** Where a customer meets each call, and what stands there when the call works. */
const reads: [call: string, path: string, role: Role, works: string][] = [
  ['customerProfile', '/overview', 'region', 'Persönliche Daten'],
]

/** The first answer of a page is asked for before the page's own code runs, so these begin with each fault anew. */
const firstAnswers = reads.filter(([, path]) => path === '/overview')

/** An account that belongs to no customer has a page of its own, and is no fault of the call that says so. */
const faultsOf = (call: string) =>
  call === 'userProfile'
    ? readFaults.filter(({ name }) => !name.startsWith('an unknown customer'))
    : readFaults

/** Answers the call as the test says, and counts how often it was made. */
async function intercept(page: Page, call: string) {
  const [first] = readFaults
  if (!first) throw new Error('There are no faults')
  const attempts = { made: 0, answer: first.answer }
  await page.route(`**/bff/api/${call}`, (route) => {
    attempts.made++
    return attempts.answer(route)
  })
  return attempts
}

for (const [call, path, role, works] of reads) {
  test(`${call} on ${path}: each fault is told, and the retry brings the page`, async ({
    page,
    signInAs,
    expectComplaints,
  }) => {
    await signInAs('gina.hahn@post.example')
    await breakRenewals(page)
    const attempts = await intercept(page, call)
    const retry = page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' }).first()
    await page.goto(path)
    for (const { name, answer } of faultsOf(call)) {
      await test.step(name, async () => {
        await expect(retry).toBeVisible()
        const before = attempts.made
        attempts.answer = answer
        await retry.click()
        await expect.poll(() => attempts.made).toBeGreaterThan(before)
        await expect(retry).not.toHaveAttribute('aria-disabled')
        await expect(page.getByRole('navigation', { name: 'Hauptmenü', includeHidden: true })).toBeAttached()
      })
    }
    await test.step('a slow answer, and success', async () => {
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
      attempts.answer = async (route) => {
        await isReleased
        await route.fallback()
      }
      await retry.click()
      await expect(page.getByRole('main').getByText('Wird geladen …')).not.toHaveCount(0)
      release()
      const content = role === 'dialog' ? page : page.getByRole('main')
      await expect(content.getByRole(role, { name: works, exact: true })).toBeVisible()
      await expect(retry).toHaveCount(0)
      await expect(page.getByRole('main').getByText('Wird geladen …')).toHaveCount(0)
    })
    expectComplaints(FAULT_COMPLAINTS)
  })
}

for (const [call, path] of firstAnswers) {
  test(`${call} on ${path}: each fault of the very first answer is told`, async ({
    page,
    signInAs,
    expectComplaints,
  }) => {
    await signInAs('gina.hahn@post.example')
    await breakRenewals(page)
    const attempts = await intercept(page, call)
    for (const { name, answer } of faultsOf(call)) {
      await test.step(name, async () => {
        attempts.answer = answer
        await page.goto(path)
        await expect(page.getByRole('main').getByRole('button', { name: 'Erneut versuchen' })).toBeVisible()
      })
    }
    expectComplaints(FAULT_COMPLAINTS)
  })
}
