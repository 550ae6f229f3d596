import { createClient, defineRemote, type Portal } from '@nordtal/remote'
import { aContract, testPortal } from '@nordtal/remote/testing'
import { portalRemote } from '@nordtal/remote/webpack'

const { portal } = testPortal()
const client = createClient(portal)

// @ts-expect-error no such call
client.call('getWeather')
// @ts-expect-error it needs a body of another kind
client.call('changeBirthDate', { body: { birthdate: 1980 } })
// @ts-expect-error no such brand
portal.showTenant('999')
// @ts-expect-error a toast has a title
portal.notify({ type: 'positive' })
// @ts-expect-error only the host publishes it
portal.events.publish({ type: 'signed-out' })
// @ts-expect-error it may be missing
portal.addressOf('/overview')
// @ts-expect-error a Portal has more
export const part: Portal = { basePath: '/tariff-advice' }
// @ts-expect-error an icon is a list of drawn elements
defineRemote({ ...aDeclaration(), tab: { label: 'Tarife', place: 60, icon: 'file-text' } })
// @ts-expect-error no such call
defineRemote({ ...aDeclaration(), calls: ['getWeather'] })
// @ts-expect-error it needs the declaration
portalRemote({ exposes: { './tab': './src/tab.tsx' } })
// @ts-expect-error a contract number is a text
aContract('1', { contractNumber: 1 })

function aDeclaration() {
  const name = 'mfe-tariff-advice'
  return { name, basePath: '/tariff-advice', paths: ['/'], calls: ['getUserProfile' as const] }
}
