import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from '@jest/globals'
import { sharedTestPortal } from '../../test/test-portal.ts'

const deleted: string[] = []
let providerFails = false
const identityProvider = {
  deleteUser: async (subject: string) => {
    if (providerFails) throw new Error('The provider does not answer')
    deleted.push(subject)
  },
}
const portal = await sharedTestPortal({ identityProvider })
beforeEach(() => {
  deleted.length = 0
  providerFails = false
})

/** A person who has signed up and linked nothing. */
function newcomer() {
  const subject = `auth0|${randomUUID()}`
  const eMailAddress = `${randomUUID()}@post.example`
  return { subject, signIn: { eMailAddress } }
}

test('an account without a customer gets everything that is stored of it', async () => {
  const { subject, signIn } = newcomer()
  const response = await portal.call('getUnlinkedAccount', { subject, signIn })
  expect(response.statusCode).toBe(200)
  const [account, security] = response.json().sections
  expect(account.records[0].fields).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'email', value: signIn.eMailAddress }),
      expect.objectContaining({ name: 'subject', value: subject }),
    ]),
  )
  expect(security).toMatchObject({ id: 'security', isComplete: true })
})

test('an account without a customer is deleted at the provider', async () => {
  const { subject, signIn } = newcomer()
  expect((await portal.call('deleteUnlinkedAccount', { subject, signIn })).json()).toEqual({
    result: 'deleted',
  })
  expect(deleted).toEqual([subject])
})

test('an account with a customer is not deleted like this', async () => {
  expect((await portal.call('deleteUnlinkedAccount', { as: 'Anna' })).json()).toEqual({ result: 'linked' })
  expect(deleted).toEqual([])
})

test('a failed provider is a 503, so that the customer can try again', async () => {
  providerFails = true
  const { subject, signIn } = newcomer()
  const response = await portal.call('deleteUnlinkedAccount', { subject, signIn })
  expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable'])
})
