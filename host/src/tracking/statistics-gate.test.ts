import { afterEach, expect, test } from '@jest/globals'
import { parseAppConfig } from '@portal/contracts'
import type { ConsentSource } from '@portal/tracking'
import { createMemoryRouter } from 'react-router'
import { declaredRemotes } from '../testing/declared-remotes.ts'
import { createStatisticsGate } from './statistics-gate.ts'

const config = parseAppConfig([
  { name: 'bffPath', value: '/bff' },
  { name: 'tagManagerId', value: 'GTM-TEST1' },
  { name: 'trackAutomatedRunner', value: 'true' },
])

const agreed: ConsentSource = {
  read: () => true,
  answeredAt: () => undefined,
}

const thirdPartyScripts = () => [...document.scripts].filter(({ src }) => src.includes('GTM-TEST1'))

afterEach(() => {
  document.head.replaceChildren()
})

test('no third party is in the page while its address holds a registration code', async () => {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: ['/code/Secret4711'] })
  createStatisticsGate({
    config,
    router,
    remotes: declaredRemotes,
    notify: () => undefined,
    lastUsedApplication: () => undefined,
  }).open(agreed)
  expect(thirdPartyScripts()).toEqual([])
  await router.navigate('/code', { replace: true })
  expect(thirdPartyScripts()).toHaveLength(1)
})
