// Test data for any runner of tests, or for none: `node src/test-data.ts`.
import assert from 'node:assert/strict'
import { BffError, createClient } from '@nordtal/remote'
import { aUserProfile, callUrl, problem, testPortal } from '@nordtal/remote/testing'

const answers = new Map([[callUrl('getUserProfile'), () => Response.json(aUserProfile())]])
const sent: string[] = []
Object.assign(globalThis, {
  location: { href: 'https://localhost/' },
  fetch: async (url: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(`${headers['portal-remote']} ${headers.authorization}`)
    return answers.get(url)?.() ?? problem('not-found', 404)
  },
})

const remote = { name: 'mfe-tariff-advice', calls: ['getUserProfile', 'getDevices'] }
const { portal, bus, toasts } = testPortal({ basePath: '/tariff-advice', remote })
const client = createClient(portal)

assert.equal((await client.call('getUserProfile')).eMailAddress, 'mia.muster@post.example')
assert.deepEqual(sent, ['mfe-tariff-advice Bearer test'])
await assert.rejects(
  client.call('getDevices'),
  (error) => error instanceof BffError && error.code === 'not-found',
)
await assert.rejects(client.call('getMyData'), /mfe-tariff-advice does not declare getMyData/)

bus.publish({ type: 'tenant.defined', tenantId: '100' })
assert.deepEqual(portal.events.tenant, { type: 'tenant.defined', tenantId: '100' })

const change = portal.notify({ type: 'positive', title: 'Gemerkt' })
change({ title: 'Entfernt' })
assert.deepEqual(toasts, [{ type: 'positive', title: 'Entfernt' }])
change()
assert.deepEqual(toasts, [])
