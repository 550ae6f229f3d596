import { expect, test } from '@jest/globals'
import type { Contract } from '@portal/contracts'
import { servedContracts } from './served-contracts.ts'

const named = (productName: string): Contract => ({
  contractId: productName,
  tenantId: '100',
  contractNumber: '4711',
  productName,
  businessArea: 'energy',
  tariff: 'Basis',
  termStart: '2020-01-01',
  isPaperlessCommunication: false,
  paymentKind: 'self-payment',
})

test.each([
  [[], undefined],
  [['Strom'], 'Für Strom'],
  [['Strom', 'Gas'], 'Für Strom, Gas'],
  [['Strom', 'Gas', 'Wärme'], 'Für Strom, Gas und 1 weiteren Vertrag'],
  [['Strom', 'Gas', 'Wärme', 'Solar'], 'Für Strom, Gas und 2 weitere Verträge'],
  [['Gas', 'Gas', 'Gas'], 'Für Gas und 2 weitere Verträge'],
])('%j: %s', (names, texts) => {
  expect(servedContracts(names.map(named))).toBe(texts)
})
