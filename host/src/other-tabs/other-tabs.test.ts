import { afterEach, expect, jest, test } from '@jest/globals'
import { createBus } from '@portal/portal/host'
import { waitFor } from '@testing-library/react'
import { createAppState } from '../app-state/app-state.ts'
import { shareChanges } from './other-tabs.ts'

const undo: (() => void)[] = []
afterEach(() => {
  for (const stop of undo.splice(0)) stop()
  jest.restoreAllMocks()
})

/** A browser tab of an account, and the changed sections that it has received. */
function openTab(account: string | undefined) {
  const bus = createBus()
  const appState = createAppState()
  const received: string[] = []
  bus.on('profile.changed', ({ section }) => received.push(section))
  undo.push(shareChanges({ bus, appState, account }))
  return {
    bus,
    appState,
    received,
    change: () => bus.publish({ type: 'profile.changed', section: 'personalData' }),
  }
}

const expectReceived = (tab: ReturnType<typeof openTab>) =>
  waitFor(() => expect(tab.received).toHaveLength(1))

test('a change in one tab reaches the other tabs of the customer and does not come back', async () => {
  const [first, second] = [openTab('mia'), openTab('mia')]
  first.change()
  await expectReceived(second)
  second.change()
  await waitFor(() => expect(first.received).toEqual(['personalData', 'personalData']))
  expect(second.received).toEqual(['personalData', 'personalData'])
})

test.each([['ole'], [undefined]])('the tab of another account (%s) receives no change', async (account) => {
  const [own, other, witness] = [openTab('mia'), openTab(account), openTab('mia')]
  own.change()
  await expectReceived(witness)
  expect(other.received).toEqual([])
})

test('a change waits while a dialog is open', async () => {
  const [own, other, witness] = [openTab('mia'), openTab('mia'), openTab('mia')]
  other.appState.set({ activeDialog: true })
  own.change()
  await expectReceived(witness)
  expect(other.received).toEqual([])
  other.appState.set({ activeDialog: false })
  expect(other.received).toEqual(['personalData'])
})

test('a change waits while the tab is hidden', async () => {
  const [own, other, witness] = [openTab('mia'), openTab('mia'), new BroadcastChannel('profile.changed mia')]
  undo.push(() => witness.close())
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const arrived = new Promise((resolve) => {
    witness.onmessage = resolve
  })
  own.change()
  await arrived
  expect(other.received).toEqual([])
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(other.received).toEqual(['personalData'])
})

test('an unknown section of a later release is ignored', async () => {
  const [tab, later] = [openTab('mia'), new BroadcastChannel('profile.changed mia')]
  undo.push(() => later.close())
  later.postMessage({ type: 'profile.changed', section: 'consents' })
  later.postMessage({ type: 'profile.changed', section: 'contractData' })
  await expectReceived(tab)
  expect(tab.received).toEqual(['contractData'])
})
