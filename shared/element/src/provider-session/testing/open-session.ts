import { afterEach, expect, jest } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { createProviderSession, type ProviderSession } from '../provider-session.ts'
import { config, type FakeProvider } from './fake-provider.ts'

export const elementOf = (attributes: Record<string, string> = {}, name = 'nordtal-contracts') => {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  return element
}

/** Sessions of elements in the page, which end with the test. */
export function sessionsOf(provider: FakeProvider) {
  const open: ProviderSession[] = []
  afterEach(() => {
    for (const session of open.splice(0)) session.close()
  })

  /** An element of the page as it is after it was loaded. */
  async function load(element = elementOf(), ofClient = config) {
    const left: string[] = []
    const session = await createProviderSession(element, ofClient, jest.fn(), (url) => left.push(url))
    open.push(session)
    return { session, left }
  }

  /** @returns the address of the provider that a sign-in leaves the page for */
  async function begin({ path = '', element = elementOf(), action = '', ofClient = config } = {}) {
    const { session, left } = await load(element, ofClient)
    session.setPath(path)
    void (action ? session.reauthenticate?.(action, `${action}.nonce`) : session.signIn())
    await waitFor(() => expect(left).toHaveLength(1))
    return String(left[0])
  }

  async function signIn() {
    const url = await begin()
    history.replaceState(null, '', provider.answer(url))
    return load()
  }

  return { load, begin, signIn }
}
