import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import {
  BFF_URL,
  fakeBff,
  HttpResponse,
  http,
  problem,
  profileHandlers,
  renderTab,
} from '@portal/portal/testing'
import { screen } from '@testing-library/react'
import Tab from '../tab.tsx'
import { aPayingCustomer, oneOfEach } from './payments-fixture.ts'

const bff = fakeBff()
const profile = BFF_URL + calls.getCustomerProfile.path
const customer = aPayingCustomer(oneOfEach)

const pages = [
  ['/payment-list', 'Zahlungsdaten'],
  ['/payment-list/bank-direct-debit', 'Zahlung per Lastschrift'],
  ['/payment-list/bank-direct-debit/z1', 'SEPA-Lastschrift'],
] as const

const open = (path: string) =>
  renderTab(Tab, { basePath: '/contracts-payments', at: `/contracts-payments${path}` })
const iban = () => screen.findByText('IBAN beginnt mit DE12, endet auf 0271')

for (const [path, title] of pages) {
  test(`${path} keeps its title while the payments are on their way`, async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    bff.use(
      http.get(profile, async () => {
        await answered
        return HttpResponse.json(customer)
      }),
    )
    open(path)
    expect(await screen.findByRole('heading', { name: title, level: 1 })).toBeVisible()
    expect(screen.getByText('Wird geladen …')).toBeInTheDocument()
    answer()
    expect(await iban()).toBeInTheDocument()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.queryByText('Wird geladen …')).not.toBeInTheDocument()
  })

  test.each([
    ['an error', () => problem('internal-error', 500)],
    ['a lost connection', () => HttpResponse.error()],
    ['broken JSON', () => new HttpResponse('{', { headers: { 'content-type': 'application/json' } })],
    ['a wrong shape', () => HttpResponse.json({ tenantId: '100' })],
  ])(`${path}: %s is told below its title, and the retry brings the payments`, async (_, fault) => {
    bff.use(http.get(profile, fault))
    const { user } = open(path)
    const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
    expect(screen.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    bff.use(...profileHandlers({ customer }))
    await user.click(retry)
    expect(await iban()).toBeInTheDocument()
  })
}
