import { expect, test } from '@jest/globals'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { trailOf } from '../../test/trail.ts'

const portal = await sharedTestPortal()

const addNumber = (as: string, headers: Record<string, string>) =>
  portal.call('addPhoneNumber', {
    as,
    headers: { tenant: '100', ...headers },
    body: { value: '+49711120011', contracts: [], contact: true },
  })

const numbersOf = (customerId: string) => trailOf(portal.db, { customerId, event: 'addPhoneNumber' })

test('the trail of a change has the remote that the page names, and none for the host', async () => {
  const added = await addNumber('Anna', { 'portal-remote': 'mfe-example' })
  const [{ detail } = {}] = await numbersOf('2100417')
  expect(detail).toMatchObject({ itemId: added.json().item.id, remote: 'mfe-example' })
  await addNumber('Kim', {})
  const [byHost] = await numbersOf('2100964')
  expect(byHost?.detail).not.toHaveProperty('remote')
})

test.each(['host', 'MFE-EXAMPLE', 'mfe-', 'mfe-a b', '', `mfe-${'a'.repeat(61)}`])(
  'a change of %j, which is no name of a remote, is refused before it is made',
  async (name) => {
    const before = await numbersOf('2100417')
    const refused = await addNumber('Anna', { 'portal-remote': name })
    expect(refused.json()).toMatchObject({ status: 400, code: 'invalid-request' })
    expect(await numbersOf('2100417')).toEqual(before)
  },
)
