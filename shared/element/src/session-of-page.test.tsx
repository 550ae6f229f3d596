import { afterEach, expect, test } from '@jest/globals'
import type { Session } from '@portal/bff-client'
import { createSlot, usePortal } from '@portal/portal'
import { aUserProfile, fakeBff } from '@portal/portal/testing'
import { act } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { isProxy, reactive, readonly } from 'vue'
import { openElement } from './testing/open-element.ts'
import { consoleLines, NameContent, openWith } from './testing/open-with.tsx'

const bff = fakeBff()

afterEach(() => act(() => document.body.replaceChildren()))

const CustomerTab = createSlot(() => (
  <>
    <h1>{usePortal().session?.account}</h1>
    <NameContent />
  </>
))

/** As libraries of sign-ins have it: its token is nobody else's. */
class PageSession implements Session {
  #account: string
  constructor(account: string) {
    this.#account = account
  }
  get account() {
    return this.#account
  }
  async authorize() {
    return { authorization: `Bearer ${this.#account}` }
  }
}

const sessions: [kind: string, make: () => Session][] = [
  ['an instance of a class', () => new PageSession('Mia')],
  ['a frozen instance', () => Object.freeze(new PageSession('Mia'))],
  ['a reactive instance of Vue', () => reactive(new PageSession('Mia')) as Session],
  ['a readonly reactive instance of Vue', () => readonly(reactive(new PageSession('Mia'))) as Session],
  ['an object without prototype', () => Object.assign(Object.create(null), ownMethods())],
  ['a clone of an object', () => ({ ...Object.freeze(ownMethods()) })],
]

const ownMethods = (): Session => ({
  account: 'Mia',
  authorize: async () => Object.freeze({ authorization: 'Bearer Mia' }),
})

for (const [kind, make] of sessions)
  test(`${kind} authorizes the calls`, async () => {
    const seen = new Set<string | null>()
    bff.use(
      http.get('https://localhost/bff/api/userProfile', ({ request }) => {
        seen.add(request.headers.get('authorization'))
        return HttpResponse.json(aUserProfile())
      }),
    )
    const { inside } = await openElement(CustomerTab, { session: make(), tenant: '100' })
    expect(await inside.findByRole('heading', { name: 'Mia' })).toBeVisible()
    expect(await inside.findByText('Mia Muster')).toBeVisible()
    expect([...seen]).toEqual(['Bearer Mia'])
  })

test('a session and its reactive proxy are one session', async () => {
  const session = new PageSession('Mia')
  const { element, inside } = await openElement(CustomerTab, { session, tenant: '100' })
  const heading = await inside.findByRole('heading', { name: 'Mia' })
  await act(async () => {
    element.session = reactive(session) as Session
  })
  expect(isProxy(element.session)).toBe(false)
  expect(inside.getByRole('heading', { name: 'Mia' })).toBe(heading)
})

test('a proxy that hides the private fields of a session is an error of the page, and a new session is shown', async () => {
  const { element, inside } = await openWith({ session: new Proxy(new PageSession('Mia'), {}) }, CustomerTab)
  expect(await inside.findByRole('heading', { name: 'Ihre Anmeldung antwortet nicht' })).toBeVisible()
  expect(consoleLines()).toEqual([expect.stringMatching(/authorize-failed: .*private member #account/)])
  await act(async () => {
    element.session = new PageSession('Mia')
  })
  expect(await inside.findByRole('heading', { name: 'Mia' })).toBeVisible()
})
