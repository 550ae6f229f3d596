import { expect, test } from '@jest/globals'
import { aContract } from '@portal/portal/testing'
import { namesOf } from './phone-numbers.ts'

test('contracts of the same name show their numbers', () => {
  const contracts = [
    aContract('1', { productName: 'Ökostrom' }),
    aContract('2', { productName: 'Erdgas' }),
    aContract('3', { productName: 'Ökostrom' }),
  ]
  expect(namesOf(contracts)).toBe('Ökostrom (4100-1), Erdgas, Ökostrom (4100-3)')
})
