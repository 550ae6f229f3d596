import { expect, test } from '@jest/globals'
import type { CallName } from '@portal/contracts'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { problem, tooManyRequests } from './fake-bff.ts'
import { type Answer, type Bff, brokenJson, hold, intercept, type Open } from './intercept.ts'
import { translatePage } from './translate-page.ts'

/** A page that shows the response of a call. */
interface Read {
  at: string
  /** The customer profile if it is left out. */
  call?: CallName
  /** The heading of the page. */
  title: string
  /** What the page shows once the call has worked. */
  shows: readonly [role: 'region' | 'dialog' | 'link' | 'button', name: string | RegExp]
}

const faults: Answer[] = [
  () => problem('unavailable', 503),
  () => problem('not-found', 404),
  () => tooManyRequests(42),
  brokenJson,
  () => HttpResponse.json({ tenantId: '100' }),
  () => HttpResponse.error(),
]

/** Tests that a page shows its title while it loads and after each fault, and that the retry brings the data. */
export function testReads(bff: Bff, open: Open, reads: Read[]) {
  test.each(reads)('$at still shows its title after each fault, and a retry shows its data', async (read) => {
    const { at, title, shows, call: name = 'getCustomerProfile' } = read
    const first = hold(() => problem('internal-error', 500))
    const call = intercept(bff, name, first.answer)
    const { user } = open(at)
    const findTitle = () => screen.findByRole('heading', { level: 1, name: title })
    const findRetry = () => screen.findByRole('button', { name: 'Erneut versuchen' })

    expect(await findTitle()).toBeVisible()
    expect(screen.getAllByText('Wird geladen …')).not.toHaveLength(0)
    first.release()
    for (const fault of faults) {
      const retry = await findRetry()
      expect(await findTitle()).toBeVisible()
      const { made } = call
      call.answer = fault
      await user.click(retry)
      await waitFor(() => expect(call.made).toBe(made + 1))
    }
    call.answer = () => undefined
    await user.click(await findRetry())
    const [role, shown] = shows
    expect(await screen.findByRole(role, { name: shown })).toBeVisible()
    await waitFor(() => expect(screen.queryByText('Wird geladen …')).not.toBeInTheDocument())
    expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).not.toBeInTheDocument()
  })

  test.each(reads)('$at fails and is retried in a translated page', async (read) => {
    const { at, shows, call: name = 'getCustomerProfile' } = read
    const endTranslation = translatePage()
    try {
      const call = intercept(bff, name, () => problem('unavailable', 503))
      const { user } = open(at)
      const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
      call.answer = () => undefined
      await user.click(retry)
      expect(await screen.findByRole(shows[0], { name: shows[1] })).toBeVisible()
    } finally {
      endTranslation()
    }
  })
}
