import { expect, jest, test } from '@jest/globals'
import { createUnsavedInput } from '@portal/portal/host'
import type { HostSession } from './host-session.ts'
import { reloadOnSessionChange } from './reload-on-session-change.ts'
import { tabStorage, tabStorageOf } from './tab-storage.ts'

const drafts = tabStorageOf('/personal-data')

/** Starts a page with this customer, as each sign-in and each reload does. */
const startPageOf = (account: string | undefined) =>
  reloadOnSessionChange({
    session: { signedIn: account !== undefined, account } as HostSession,
    unsavedInput: createUnsavedInput(),
    root: { unmount: () => undefined },
  })

test('drafts stay for a renewed session of their customer, and end with the sign-in of another one', () => {
  startPageOf('gina')
  drafts.set('draft.birth-date', '{"account":"gina"}')
  tabStorage.set('link-token', 'of an invitation')
  for (const account of ['gina', undefined, 'gina']) startPageOf(account)
  expect(drafts.get('draft.birth-date')).not.toBeNull()
  startPageOf('hugo')
  expect(drafts.get('draft.birth-date')).toBeNull()
  expect(tabStorage.get('link-token')).toBe('of an invitation')
})

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
