import { expect, jest, test } from '@jest/globals'
import { createUnsavedInput } from '@portal/portal/host'
import type { HostSession } from './host-session.ts'
import { reloadOnSessionChange } from './reload-on-session-change.ts'

test('a sign-out in another tab empties the page immediately without a question about unsaved input', () => {
  // jsdom cannot reload a page, and logs an error.
  const reloaded = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const session = { signedIn: true, account: 'mia' as string | undefined }
  const unsavedInput = createUnsavedInput()
  const root = { unmount: jest.fn() }
  reloadOnSessionChange({ session: session as HostSession, unsavedInput, root })
  unsavedInput.set('form', true)

  dispatchEvent(new Event('storage'))
  expect(root.unmount).not.toHaveBeenCalled()
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)

  Object.assign(session, { signedIn: false, account: undefined })
  dispatchEvent(new Event('storage'))
  expect(root.unmount).toHaveBeenCalledTimes(1)
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  expect(reloaded).toHaveBeenCalledTimes(1)
  reloaded.mockReset()
})
