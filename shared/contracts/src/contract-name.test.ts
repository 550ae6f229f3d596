import { expect, test } from '@jest/globals'
import { businessAreaName, contractDisplayName } from './contract-name.ts'

test.each([
  ['Ökostrom Plus', 'energy', 'Ökostrom Plus'],
  [null, 'energy', 'Energie-Vertrag'],
  ['', 'energy', 'Energie-Vertrag'],
  [null, 'Wärme', 'Wärme-Vertrag'],
  [null, null, '4711'],
  ['', '', '4711'],
])('the display name of product %j in area %j is %s', (productName, businessArea, name) => {
  expect(contractDisplayName({ productName, businessArea, contractNumber: '4711' })).toBe(name)
})

test('an area without a German name is shown as stored', () => {
  expect(businessAreaName('energy')).toBe('Energie')
  expect(businessAreaName('Wärme')).toBe('Wärme')
})
