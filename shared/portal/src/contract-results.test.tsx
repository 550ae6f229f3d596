import { expect, jest, test } from '@jest/globals'
import type { Contract, ContractResult, RefusalReason } from '@portal/contracts'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ContractResults } from './contract-results.tsx'
import { aContract } from './testing/index.ts'

const contract = (id: string, productName: string | null) => aContract(id, { productName })
const contracts = [contract('1', 'Ökostrom'), contract('2', null), contract('3', 'Erdgas')]

const failed = (contractId: string, reason: RefusalReason): ContractResult => ({
  contractId,
  outcome: 'failed',
  reason,
})
const success = (contractId: string): ContractResult => ({ contractId, outcome: 'success' })
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('before a change each contract shows its outcome to come', () => {
  render(<ContractResults contracts={contracts} />)
  expect(screen.getByRole('list', { name: 'Verträge' })).toBeVisible()
  expect(rows()).toEqual([
    'ÖkostromVertragsnummer 4100-1wird geändert',
    'Energie-VertragVertragsnummer 4100-2wird geändert',
    'ErdgasVertragsnummer 4100-3wird geändert',
  ])
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

test('after a partial failure the failed contracts come first with the reason, and only they are retried', async () => {
  const retry = jest.fn()
  const results = [success('1'), failed('2', 'billing-in-progress'), failed('3', 'contract-terminating')]
  render(<ContractResults contracts={contracts} results={results} onRetry={retry} />)
  expect(rows()).toEqual([
    'Energie-VertragVertragsnummer 4100-2nicht geändert: Gerade wird eine Rechnung erstellt. Danach ist die Änderung wieder möglich.',
    'ErdgasVertragsnummer 4100-3nicht geändert: Der Vertrag ist gekündigt und endet bald.',
    'ÖkostromVertragsnummer 4100-1geändert',
  ])
  expect(screen.getByRole('group', { name: 'Für 1 von 3 Verträgen geändert' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Fehlgeschlagene erneut versuchen' }))
  expect(retry).toHaveBeenCalledWith(['2', '3'])
})

test('a lasting refusal shows the help link, and only the other failures are retried', async () => {
  const retry = jest.fn()
  const results = [success('1'), failed('2', 'billing-in-progress'), failed('3', 'contract-terminating')]
  const shown = { contracts, onRetry: retry, help: <a href="/help">Service kontaktieren</a> }
  const { rerender } = render(<ContractResults {...shown} results={results} />)
  expect(screen.getByText('Bei gekündigten Verträgen hilft Ihnen unser Service weiter.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Service kontaktieren' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Fehlgeschlagene erneut versuchen' }))
  expect(retry).toHaveBeenCalledWith(['2'])
  rerender(<ContractResults {...shown} results={results} retrying />)
  expect(screen.getAllByText('wird geändert')).toHaveLength(1)

  rerender(<ContractResults {...shown} results={[failed('3', 'contract-terminating')]} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  rerender(<ContractResults {...shown} results={[failed('2', 'billing-in-progress')]} />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('during a retry the failed contracts are pending', async () => {
  const retry = jest.fn()
  const results = [failed('1', 'system-timeout'), failed('2', 'system-timeout'), success('3')]
  render(<ContractResults contracts={contracts} results={results} onRetry={retry} retrying />)
  expect(screen.getAllByText('wird geändert')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Fehlgeschlagene erneut versuchen' }))
  expect(retry).not.toHaveBeenCalled()
})

test('after a full success there is no retry, and the texts name the change', () => {
  const texts = { pending: 'wird entfernt', success: 'entfernt', failed: 'nicht entfernt' }
  const results = contracts.map(({ contractId }) => success(contractId))
  render(<ContractResults contracts={contracts} results={results} texts={texts} onRetry={jest.fn()} />)
  expect(screen.getByRole('group', { name: 'Für 3 von 3 Verträgen entfernt' })).toHaveFocus()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('unchanged contracts come last with the reason, and are neither counted nor retried', async () => {
  const retry = jest.fn()
  const [one, two, three] = contracts as [Contract, Contract, Contract]
  render(
    <ContractResults
      contracts={[one, two]}
      unchanged={[{ contract: three, reason: 'nicht ausgewählt' }]}
      noteOf={({ contractId }) => `bisher ${contractId}`}
      results={[failed('1', 'system-timeout'), failed('2', 'system-timeout')]}
      onRetry={retry}
    />,
  )
  expect(rows().at(-1)).toBe('ErdgasVertragsnummer 4100-3 · bisher 3bleibt unverändert: nicht ausgewählt')
  expect(screen.getByRole('group', { name: 'Für keinen Vertrag geändert' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(retry).toHaveBeenCalledWith(['1', '2'])
})
