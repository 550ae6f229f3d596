import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { beforeEach, expect, test } from '@jest/globals'
import { closeAfterwards } from '../../test/close-afterwards.ts'
import { emailChangesOf } from '../../test/email-changes.ts'
import { identityProviderAt } from '../../test/identity-provider-at.ts'
import { listen } from '../../test/listen.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled } from '../../test/test-provider.ts'
import { trailOf } from '../../test/trail.ts'
import type { OutboxPayloads } from '../outbox/outbox-messages.ts'
import { notifyOfChange } from './provider-decision.rules.ts'

/** Fakes Auth0: responds to address changes with the planned statuses, then accepts them. Accepts all else. */
let planned: number[]
/** Addresses of other users at the provider. */
let occupied: string | undefined
let taken: string[]

function respondToChange({ email }: { email?: string }): number {
  if (!email) return 200
  const status = planned.shift() ?? (email === occupied ? 409 : 200)
  if (status === 200) taken.push(email)
  return status
}

const auth0 = createServer(async (request, response) => {
  const status =
    request.method === 'PATCH' ? respondToChange((await json(request)) as { email?: string }) : 200
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(JSON.stringify({ access_token: 'token', expires_in: 3600 }))
})

const identityProvider = identityProviderAt(`${(await listen(closeAfterwards(auth0))).url}/`)
const portal = await sharedTestPortal({ identityProvider })
const changes = emailChangesOf(portal)
beforeEach(() => {
  planned = []
  occupied = undefined
  taken = []
})

const ASKED = 'Bitte stimmen Sie der neuen Anmelde-Adresse zu'
const subjectsTo = (eMailAddress: string) => portal.mails(eMailAddress).map(({ subject }) => subject)

const makeAllDue = () =>
  portal.db
    .updateTable('outbox')
    .set({ due_at: '2026-01-01T00:00:00Z' })
    .where('delivered_at', 'is', null)
    .execute()

/** Without the message that a change waits for at most, which finds nothing to do. */
const pending = () =>
  portal.db
    .selectFrom('outbox')
    .select('kind')
    .where('delivered_at', 'is', null)
    .where('kind', '<>', 'email-change-due')
    .execute()

async function deliverAgain(): Promise<void> {
  await makeAllDue()
  await portal.deliver()
}

test.each([409, 404, 400])('a permanent refusal %i keeps the old address and notifies it', async (status) => {
  const newAddress = `anna.${status}@post.example`
  const token = await changes.requestLink('Anna', newAddress)
  expect((await changes.confirm(token)).json()).toMatchObject({ result: 'done' })
  planned = [status]
  const before = subjectsTo('anna.becker@post.example').length
  await portal.deliver()

  expect(await changes.signInAddressOf('Anna')).toBe('anna.becker@post.example')
  const [mail, ...more] = portal.mails('anna.becker@post.example')
  expect(more).toHaveLength(before)
  expect(mail?.subject).toBe('Ihre Anmelde-Adresse ist gleich geblieben')
  expect(mail?.text).toContain('Guten Tag Anna Becker')
  expect(subjectsTo(newAddress)).toEqual(['Bitte bestätigen Sie Ihre neue E-Mail-Adresse'])
  expect(await pending()).toEqual([])
  expect((await changes.confirm(token)).json()).toEqual({ result: 'expired' })

  const { customerId } = personCalled('Anna')
  const events = await trailOf(portal.db, { customerId, event: 'email-reset.refused' })
  expect(events).toHaveLength(1)
  expect(JSON.stringify([events, portal.logLines])).not.toContain('@post.example')
})

test('no mail reports the new address before the provider has accepted it', async () => {
  await changes.confirm(await changes.requestLink('Ben', 'ben.neu@post.example'))
  for (const status of [500, 429, 401, 403]) {
    planned = [status]
    await deliverAgain()
    expect(await pending()).toEqual([{ kind: 'identity-email' }])
    expect(subjectsTo('ben.carstens@post.example')).toEqual([ASKED])
  }
  await deliverAgain()
  expect(taken).toEqual(['ben.neu@post.example'])
  expect(subjectsTo('ben.carstens@post.example')).toEqual(['Ihre Anmelde-Adresse wurde geändert', ASKED])
  expect(subjectsTo('ben.neu@post.example')[0]).toBe('Ihre neue Anmelde-Adresse gilt')
  expect(await changes.signInAddressOf('Ben')).toBe('ben.neu@post.example')
})

test('a repeated delivery to the provider sends one notice', async () => {
  await changes.confirm(await changes.requestLink('Clara', 'clara.neu@post.example'))
  const message = await portal.db
    .selectFrom('outbox')
    .selectAll()
    .where('kind', '=', 'identity-email')
    .where('delivered_at', 'is', null)
    .executeTakeFirstOrThrow()
  const slow = { customerId: message.customer_id, id: message.outbox_id, topic: null, attempts: 1 }
  await portal.deliver()
  const payload = message.payload as OutboxPayloads['identity-email']
  await portal.db
    .transaction()
    .execute((trx) => notifyOfChange(trx, { ...slow, kind: 'identity-email', payload }))
  await portal.deliver()
  expect(subjectsTo('clara.deniz@post.example')).toEqual(['Ihre Anmelde-Adresse wurde geändert', ASKED])
})

test('a refused undo keeps the newest address and can be retried', async () => {
  await changes.confirm(await changes.requestLink('David', 'david.eins@post.example'))
  await portal.deliver()
  const undoToken = changes.tokenTo('david.ebert@post.example')
  await changes.confirm(await changes.requestLink('David', 'david.zwei@post.example'))
  await portal.deliver()

  planned = [409]
  expect((await changes.undo(undoToken)).json()).toMatchObject({ result: 'done' })
  await portal.deliver()
  expect(await changes.signInAddressOf('David')).toBe('david.zwei@post.example')
  expect(subjectsTo('david.ebert@post.example')[0]).toBe(
    'Ihre bisherige Anmelde-Adresse gilt noch nicht wieder',
  )
  expect((await changes.undo(undoToken)).json()).toMatchObject({ result: 'done' })
  await portal.deliver()
  expect(taken.at(-1)).toBe('david.ebert@post.example')
  expect(subjectsTo('david.ebert@post.example')[0]).toBe('Ihre bisherige Anmelde-Adresse gilt wieder')
})

test('of two pending changes only the refused one is reverted', async () => {
  await changes.confirm(await changes.requestLink('Eva', 'eva.eins@post.example'))
  planned = [500, 500]
  await portal.deliver()
  await changes.confirm(await changes.requestLink('Eva', 'eva.zwei@post.example'))
  planned = []
  occupied = 'eva.zwei@post.example'
  for (let round = 0; round < 3; round++) await deliverAgain()
  expect(await changes.signInAddressOf('Eva')).toBe('eva.eins@post.example')
  expect(taken.at(-1)).toBe('eva.eins@post.example')
  expect(await pending()).toEqual([])
})

test('a change that was requested before a refusal ends with the address that it would replace', async () => {
  await changes.confirm(await changes.requestLink('Ben', 'ben.eins@post.example'))
  planned = [500]
  await portal.deliver()
  const second = await changes.requestLink('Ben', 'ben.zwei@post.example')
  planned = [409]
  await deliverAgain()
  expect(await changes.signInAddressOf('Ben')).toBe('ben.carstens@post.example')

  expect((await changes.confirm(second)).json()).toEqual({ result: 'expired' })
  expect(await changes.signInAddressOf('Ben')).toBe('ben.carstens@post.example')
  const profile = (await portal.call('getUserProfile', { as: 'Ben' })).json()
  expect(profile.pendingEMailAddress).toBeNull()
  expect(profile).not.toHaveProperty('pendingEMailChange')
})
