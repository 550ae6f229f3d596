import { expect, test } from '@jest/globals'
import type { CallResponse } from '@portal/contracts'
import { sharedTestPortal } from '../../test/test-portal.ts'

const portal = await sharedTestPortal()

test('a customer sees the latest reading of each contract with the brand', async () => {
  const answer = await portal.call('getMeterReadings', { as: 'Anna' })
  expect(answer.statusCode).toBe(200)
  const { readings } = answer.json() as CallResponse<'getMeterReadings'>
  expect(readings.map(({ contractId, unit }) => [contractId, unit])).toEqual([
    ['v-410027101', 'kWh'],
    ['v-410027102', 'm3'],
    ['v-410027103', 'kWh'],
  ])
  expect(readings.every(({ value }) => value > 0)).toBe(true)
})
