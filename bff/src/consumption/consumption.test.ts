import { expect, test } from '@jest/globals'
import type { CallResponse } from '@portal/contracts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { createPermissionsFixture } from '../permissions/permissions-fixture.ts'

const portal = await sharedTestPortal()
const permissions = createPermissionsFixture(portal)

const ask = (as: string, tenant = '100') => portal.call('getConsumption', { as, headers: { tenant } })

async function contractsOf(as: string) {
  const response = await ask(as)
  expect(response.statusCode).toBe(200)
  return (response.json() as CallResponse<'getConsumption'>).contracts
}

type ConsumptionFlag = 'consumptionDisplay' | 'dataVisualization'

/** Changes this consent and leaves the others as they are. */
async function response(as: string, flag: ConsumptionFlag, isGiven: boolean) {
  const { version, changedAt, ...given } = (await permissions.overviewOf(as)).eco
  const flags = { ...given, [flag]: isGiven }
  const changed = await permissions.change('changeEcoPermissions', as, { version, flags })
  expect(changed.statusCode).toBe(200)
}

test('a customer with the consent sees each contract by month, the oldest first, up to last month', async () => {
  const contracts = await contractsOf('Anna')
  expect(contracts.map(({ contractId, unit }) => [contractId, unit])).toEqual([
    ['v-410027101', 'kWh'],
    ['v-410027102', 'm3'],
    ['v-410027103', 'kWh'],
  ])
  const now = new Date()
  const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1)).toISOString().slice(0, 7)
  for (const { months } of contracts) {
    expect(months[0]?.month).toBe(`${now.getUTCFullYear() - 1}-01`)
    expect(months.at(-1)?.month).toBe(lastMonth)
    expect(months.map(({ month }) => month)).toEqual(months.map(({ month }) => month).toSorted())
    expect(months.every(({ amount }) => amount > 0)).toBe(true)
  }
})

test('an ended contract has no months after its end, and a future contract has none', async () => {
  const contracts = await contractsOf('Jo')
  const ids = contracts.map(({ contractId }) => contractId)
  expect(ids).toContain('v-4100950001')
  expect(ids).not.toContain('v-4100950009')
  expect(ids).not.toContain('v-4100950060')
})

test('a customer without these consents is refused', async () => {
  for (const as of ['Ben', 'Kim']) {
    const refused = await ask(as)
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'consent-missing'])
  }
})

test.each<ConsumptionFlag>(['consumptionDisplay', 'dataVisualization'])(
  'consumption follows the consent %s at once',
  async (flag) => {
    await response('Gina', 'consumptionDisplay', true)
    await response('Gina', 'dataVisualization', true)
    expect(await contractsOf('Gina')).not.toEqual([])
    await response('Gina', flag, false)
    expect((await ask('Gina')).json()).toMatchObject({ status: 403, code: 'consent-missing' })
  },
)

test('a consent is valid only for its brand', async () => {
  expect(await contractsOf('Clara')).toMatchObject([{ contractId: 'v-410060201', unit: 'm3' }])
  expect((await ask('Clara', '200')).json()).toMatchObject({ code: 'consent-missing' })
})
