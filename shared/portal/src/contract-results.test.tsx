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

test('before a change each contract is named with what will become of it', () => {
  render(<ContractResults contracts={contracts} />)
  expect(screen.getByRole('list', { name: 'Verträge' })).toBeVisible()
  expect(rows()).toEqual([
    'ÖkostromVertragsnummer 4100-1wird geändert',
    'Energie-VertragVertragsnummer 4100-2wird geändert',
    'ErdgasVertragsnummer 4100-3wird geändert',
  ])
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

test('after a partial failure what failed comes first, says why, and is all that is tried again', async () => {
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

test('what no other try gets past leads to people instead, and only the rest is tried again', async () => {
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

test('while it is tried again, what failed waits for its outcome', async () => {
  const retry = jest.fn()
  const results = [failed('1', 'system-timeout'), failed('2', 'system-timeout'), success('3')]
  render(<ContractResults contracts={contracts} results={results} onRetry={retry} retrying />)
  expect(screen.getAllByText('wird geändert')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Fehlgeschlagene erneut versuchen' }))
  expect(retry).not.toHaveBeenCalled()
})

test('when all took it, nothing is left to try, and the words are those of what was done', () => {
  const words = { pending: 'wird entfernt', success: 'entfernt', failed: 'nicht entfernt' }
  const results = contracts.map(({ contractId }) => success(contractId))
  render(<ContractResults contracts={contracts} results={results} words={words} onRetry={jest.fn()} />)
  expect(screen.getByRole('group', { name: 'Für 3 von 3 Verträgen entfernt' })).toHaveFocus()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('what the change leaves alone comes last, says why, and is neither counted nor tried again', async () => {
  const retry = jest.fn()
  const [one, two, three] = contracts as [Contract, Contract, Contract]
  render(
    <ContractResults
      contracts={[one, two]}
      kept={[{ contract: three, why: 'nicht ausgewählt' }]}
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
