import { afterAll, afterEach, beforeAll } from '@jest/globals'
import { calls } from '@portal/contracts'
import { setupServer } from 'msw/node'

export const BASE = 'https://localhost/bff'
export const USER_URL = BASE + calls.getUserProfile.path
export const user = {
  eMailAddress: 'mia.muster@post.example',
  lastPasswordResetDate: null,
  lastUsedApplication: null,
  status: 'active',
  businessSystems: [],
}

/** Answers the calls of a test. */
export const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())
