import type { Page, Route } from '@playwright/test'
import { expect, test } from '@portal/e2e'
import { advertisingWrites } from './advertising-writes.ts'
import { breakRenewals, FAULT_COMPLAINTS, type Fault, giveUpSooner, words, writeFaults } from './faults.ts'
import { privacyWrites } from './privacy-writes.ts'
import { securityWrites } from './security-writes.ts'
import type { Write } from './write.ts'

/** Each call of each remote that changes something. */
const writes: Write[] = [...securityWrites, ...privacyWrites, ...advertisingWrites]

const WRITE_TIMEOUT_MS = 20_000

/** Answers each attempt of this call as the test says, and counts them. */
async function intercept(page: Page, call: Write['call']) {
  const [method, path] = call.split(' ')
  const attempts = { made: 0, answer: (route: Route): Promise<void> => route.fallback() }
  await page.route(`**/bff/api/${path}*`, (route) => {
    if (route.request().method() !== method) return route.fallback()
    attempts.made++
    return attempts.answer(route)
  })
  return attempts
}

/** What is said of this fault beside the input; undefined if it cannot happen to this call. */
function toldOf({ told = {}, hasCountdown }: Write, { told: kind }: Fault) {
  if (kind === 'limited' && hasCountdown) return undefined
  return kind === 'gone' || kind === 'stale' ? told[kind] : words[kind]
}

for (const write of writes) {
  const { call, path, isPage, fill, first, submit, progress, toast, success } = write
  const last = submit.at(-1) ?? submit[0]
  test(`${call} on ${path} (${last}): each fault is told, keeps the input and can be tried again`, async ({
    page,
    signInAs,
    expectComplaints,
  }) => {
    await signInAs('jo.katzenellenbogen@post.example')
    await breakRenewals(page)
    await giveUpSooner(page, WRITE_TIMEOUT_MS)
    const attempts = await intercept(page, call)
    const succeed = (route: Route) => route.fulfill({ json: success.answer })
    const place = page.getByRole(isPage ? 'main' : 'dialog')
    const field = fill && place.getByRole('textbox', { name: fill[0] })
    const button = place.getByRole('button', { name: last, exact: true })

    async function tryAgain() {
      const before = attempts.made
      for (const name of submit) {
        const step = place.getByRole('button', { name, exact: true })
        if (name === last || (await step.isVisible())) await step.click()
      }
      // Exactly one: nothing is sent behind the customer's back.
      await expect.poll(() => attempts.made).toBe(before + 1)
    }

    async function expectInput() {
      if (fill && field && (await field.isVisible())) await expect(field).toHaveValue(fill[1])
      else if (fill) await expect(place).toContainText(fill[1])
    }

    await page.goto(path)
    if (fill) await field?.fill(fill[1])
    attempts.answer = succeed
    if (first) await place.getByRole('button', { name: first }).click()

    for (const fault of writeFaults) {
      const told = toldOf(write, fault)
      if (!told) continue
      await test.step(fault.name, async () => {
        attempts.answer = fault.answer
        await tryAgain()
        await expect(place.getByRole('alert').filter({ hasText: told })).toBeVisible()
        await expectInput()
      })
    }
    await expect(page.getByText(toast)).toBeVisible()

    await test.step('no connection', async () => {
      attempts.answer = (route) => route.abort('internetdisconnected')
      await page.context().setOffline(true)
      await expect(page.getByText('Sie sind offline.')).toBeVisible()
      await tryAgain()
      await expect(place.getByRole('alert').filter({ hasText: words.offline })).toBeVisible()
      await page.context().setOffline(false)
      await expectInput()
    })

    await test.step('a slow answer, and success', async () => {
      const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
      attempts.answer = async (route) => {
        await isReleased
        await succeed(route)
      }
      await tryAgain()
      await expect(page.getByRole('status').filter({ hasText: progress })).toBeAttached()
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      release()
      await expect(page.getByText(success.told)).toBeVisible()
    })
    expectComplaints(FAULT_COMPLAINTS)
  })
}
