import { expect, test } from '@jest/globals'
import { HttpResponse, http } from 'msw'
import { createBffClient } from './bff-client.ts'
import type { Session } from './session.ts'
import { BASE, server, USER_URL, user } from './testing/user-server.ts'

const client = (session: Session) => createBffClient({ baseUrl: BASE, session })
const respond = (body: object, status = 200) => HttpResponse.json(body, { status })

test('a refused proof is made again for the call, by the clock of the BFF, and the token is not renewed', async () => {
  const asked: unknown[] = []
  const session: Session = {
    async authorize(...parts) {
      asked.push(parts)
      return { dpop: String(asked.length) }
    },
  }
  server.use(
    http.get(USER_URL, ({ request }) => {
      if (request.headers.get('dpop') === '2') return respond(user)
      const refused = respond({}, 401)
      refused.headers.set('www-authenticate', 'DPoP error="invalid_dpop_proof", algs="ES256"')
      refused.headers.set('date', 'Mon, 30 Nov 2026 09:00:00 GMT')
      return refused
    }),
  )
  await expect(client(session).call('getUserProfile')).resolves.toEqual(user)
  const call = { method: 'GET', url: USER_URL }
  expect(asked).toEqual([
    [undefined, call],
    [undefined, { ...call, date: 'Mon, 30 Nov 2026 09:00:00 GMT' }],
  ])
})

test('a proof that is refused again is not made a third time, and the token is not renewed', async () => {
  const headers = { 'www-authenticate': 'DPoP error="invalid_dpop_proof", algs="ES256"' }
  server.use(http.get(USER_URL, () => HttpResponse.json({}, { status: 401, headers })))
  const refusals: unknown[] = []
  const session: Session = {
    async authorize(refused) {
      refusals.push(refused)
      return { dpop: 'x' }
    },
  }
  await expect(client(session).call('getUserProfile')).rejects.toMatchObject({ name: 'BffError' })
  expect(refusals).toEqual([undefined, undefined])
})

test('a token that is refused behind a refused proof is renewed', async () => {
  const answers = ['DPoP error="invalid_dpop_proof"', 'DPoP error="invalid_token"']
  server.use(
    http.get(USER_URL, () => {
      const challenge = answers.shift()
      if (!challenge) return respond(user)
      return HttpResponse.json({}, { status: 401, headers: { 'www-authenticate': challenge } })
    }),
  )
  const refusals: unknown[] = []
  const session: Session = {
    async authorize(refused) {
      refusals.push(refused)
      return { authorization: `DPoP ${refusals.length}` }
    },
  }
  await expect(client(session).call('getUserProfile')).resolves.toEqual(user)
  expect(refusals).toEqual([undefined, undefined, { authorization: 'DPoP 2' }])
})

test('a refused token is renewed for the call by the clock of the BFF', async () => {
  const asked: unknown[] = []
  const session: Session = {
    async authorize(...parts) {
      asked.push(parts)
      return { authorization: `DPoP ${asked.length}` }
    },
  }
  const headers = { date: 'Mon, 30 Nov 2026 09:00:00 GMT', 'www-authenticate': 'DPoP error="invalid_token"' }
  server.use(http.get(USER_URL, () => respond(user)))
  server.use(http.get(USER_URL, () => HttpResponse.json({}, { status: 401, headers }), { once: true }))
  await client(session).call('getUserProfile')
  const call = { method: 'GET', url: USER_URL }
  expect(asked[1]).toEqual([{ authorization: 'DPoP 1' }, { ...call, date: headers.date }])
})
