import { afterEach, expect, jest, test } from '@jest/globals'
import { createSlot, ProfileContent } from '@portal/portal'
import { aCustomerProfile, aUserProfile, BFF_URL, fakeBff, problem } from '@portal/portal/testing'
import { act, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { PortalElement } from './portal-element.ts'
import { connect, defineTab, insideOf } from './testing/open-element.ts'

const bff = fakeBff()
const NameTab = createSlot(() => (
  <ProfileContent skeleton={null}>{({ personalData }) => <p>{personalData.name}</p>}</ProfileContent>
))

/** Counts the calls of both profiles; the first ones get this response. */
function countCalls(first?: () => Response) {
  const calls: string[] = []
  const answer = (name: string, body: object) => () => {
    calls.push(name)
    return first && calls.filter((one) => one === name).length === 1
      ? first()
      : HttpResponse.json(body, { headers: { tenant: '100' } })
  }
  bff.use(
    http.get(`${BFF_URL}/api/userProfile`, answer('user', aUserProfile())),
    http.get(`${BFF_URL}/api/customerProfile`, answer('customer', aCustomerProfile())),
  )
  return calls
}

/** An element whose code is not there yet. */
async function openSlowly(properties: Partial<PortalElement>) {
  const code = Promise.withResolvers<typeof NameTab>()
  const element = document.createElement(defineTab(() => code.promise)) as PortalElement
  Object.assign(element, { config: { bffPath: '/bff' }, tenant: '100' }, properties)
  await connect(element)
  return { element, arrive: () => act(async () => code.resolve(NameTab)) }
}

const session = { authorize: async () => ({ authorization: 'Bearer token' }) }

afterEach(() => act(() => document.body.replaceChildren()))

test('profiles are requested before the code is there, and once', async () => {
  const calls = countCalls()
  const { element, arrive } = await openSlowly({ session })
  await waitFor(() => expect(calls.toSorted()).toEqual(['customer', 'user']))
  await arrive()
  expect(await insideOf(element).findByText('Mia Muster')).toBeVisible()
  expect(calls).toHaveLength(2)
})

test.each([null, 'portal.example'])('nothing is requested at the gateway %s', async (apiGatewayUrl) => {
  const calls = countCalls()
  const authorize = jest.fn(session.authorize)
  await openSlowly({ session: { authorize }, config: { bffPath: '/bff', apiGatewayUrl } })
  expect(authorize).not.toHaveBeenCalled()
  expect(calls).toEqual([])
})

test('a session may be an instance of a class that returns Headers', async () => {
  class PageSession {
    #token = 'Bearer token'
    async authorize() {
      return new Headers({ authorization: this.#token }) as never
    }
  }
  const sent: (string | null)[] = []
  bff.use(
    http.get(`${BFF_URL}/api/userProfile`, ({ request }) => {
      sent.push(request.headers.get('authorization'))
      return sent.length === 1 ? problem('unauthenticated', 401) : HttpResponse.json(aUserProfile())
    }),
  )
  const { element, arrive } = await openSlowly({ session: new PageSession() })
  await waitFor(() => expect(sent).toHaveLength(1))
  await arrive()
  expect(await insideOf(element).findByText('Mia Muster')).toBeVisible()
  await waitFor(() => expect(sent).toEqual(['Bearer token', 'Bearer token']))
})

test('a prefetched call with a refused token is repeated with a new one', async () => {
  const calls = countCalls(() => problem('unauthenticated', 401))
  const authorize = jest.fn(session.authorize)
  const { element, arrive } = await openSlowly({ session: { authorize } })
  await waitFor(() => expect(calls).toHaveLength(2))
  await arrive()
  expect(await insideOf(element).findByText('Mia Muster')).toBeVisible()
})

test('profiles of a session that the page has replaced meanwhile are not shown', async () => {
  const calls = countCalls(() => HttpResponse.json(aCustomerProfile({ tenantId: '200' })))
  const { element, arrive } = await openSlowly({ session })
  await waitFor(() => expect(calls).toHaveLength(2))
  element.session = { ...session }
  await arrive()
  expect(await insideOf(element).findByText('Mia Muster')).toBeVisible()
  expect(calls).toHaveLength(4)
})
