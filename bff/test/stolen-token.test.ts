import { describe, expect, test } from '@jest/globals'
import { type Call, type CallName, calls } from '@portal/contracts'
import { callExamples } from './call-examples.ts'
import { closeAfterwards } from './close-afterwards.ts'
import { secondBff } from './second-bff.ts'
import { createTestKey, testProofs } from './test-key.ts'
import { sharedTestPortal } from './test-portal.ts'
import { subjectOfPerson } from './test-provider.ts'

const portal = await sharedTestPortal({ parts: () => ({ proofs: testProofs() }) })
const [own, thief] = [await createTestKey(), await createTestKey()]
const beside = secondBff(portal, { proofs: testProofs() })
closeAfterwards(beside)

const signedIn = (Object.keys(calls) as CallName[]).filter((name) => !(calls[name] as Call).public)

const tokenOf = (name: CallName) =>
  portal.provider.tokenFor(subjectOfPerson(callExamples[name].as ?? ''), { thumbprint: own.thumbprint })

const requestOf = (name: CallName, identity: Record<string, string>) => {
  const { headers, query, body } = callExamples[name]
  return {
    method: calls[name].method,
    url: calls[name].path,
    headers: { ...headers, ...identity },
    ...(query && { query }),
    ...(body !== undefined && { payload: body as object }),
  }
}

const send = (name: CallName, identity: Record<string, string>, app = portal.app) =>
  app.inject(requestOf(name, identity))

const trail = async () =>
  (await portal.db.selectFrom('audit_event').select('audit_event_id').execute()).length

async function expectRefusal(name: CallName, identity: Record<string, string>, error: string) {
  const before = await trail()
  const response = await send(name, identity)
  expect(response.statusCode).toBe(401)
  expect(response.json()).toMatchObject({ code: 'unauthenticated' })
  expect(response.headers['www-authenticate']).toBe(`DPoP error="${error}", algs="ES256"`)
  expect(await trail()).toBe(before)
}

/** A call that needs the password is refused for that. */
async function expectTaken(name: CallName, identity: Record<string, string>, app = portal.app) {
  const { body, headers, statusCode } = await send(name, identity, app)
  expect(body).not.toContain('unauthenticated')
  if (statusCode === 401) expect(headers['www-authenticate']).toMatch(/^DPoP error="insufficient_user_auth/)
}

describe.each(signedIn)('%s', (name) => {
  test('refuses a stolen token: without a proof, as a bearer token, and with the proof of another key', async () => {
    const token = await tokenOf(name)
    await expectRefusal(name, { authorization: `DPoP ${token}` }, 'invalid_dpop_proof')
    await expectRefusal(name, { authorization: `Bearer ${token}` }, 'invalid_token')
    await expectRefusal(name, await thief.headersFor(name, token), 'invalid_dpop_proof')
    const forged = await thief.headersFor(name, token, { header: { jwk: own.publicJwk } })
    await expectRefusal(name, forged, 'invalid_dpop_proof')
    const asBearer = { ...(await own.headersFor(name, token)), authorization: `Bearer ${token}` }
    await expectRefusal(name, asBearer, 'invalid_token')
  })

  test('takes a proof once, at this BFF and at another', async () => {
    const token = await tokenOf(name)
    const [here, there] = [await own.headersFor(name, token), await own.headersFor(name, token)]
    await expectTaken(name, here)
    await expectRefusal(name, here, 'invalid_dpop_proof')
    await expectTaken(name, there, beside)
    await expectRefusal(name, there, 'invalid_dpop_proof')
  })
})

test('of the same proof at the same time at two BFFs one is taken', async () => {
  const token = await tokenOf('getUserProfile')
  const headers = await own.headersFor('getUserProfile', token)
  const responses = await Promise.all([
    send('getUserProfile', headers),
    send('getUserProfile', headers, beside),
    send('getUserProfile', headers),
    send('getUserProfile', headers, beside),
  ])
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 401, 401, 401])
})
