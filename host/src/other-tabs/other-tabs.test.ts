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

/** A browser tab of somebody, and the sections that it was told to load anew. */
function openTab(account: string | undefined) {
  const bus = createBus()
  const appState = createAppState()
  const told: string[] = []
  bus.on('profile.changed', ({ section }) => told.push(section))
  undo.push(shareChanges({ bus, appState, account }))
  return {
    bus,
    appState,
    told,
    change: () => bus.publish({ type: 'profile.changed', section: 'personalData' }),
  }
}

const heardBy = (tab: ReturnType<typeof openTab>) => waitFor(() => expect(tab.told).toHaveLength(1))

test('a change in one tab is told in the other ones of the customer, and not told back', async () => {
  const [first, second] = [openTab('mia'), openTab('mia')]
  first.change()
  await heardBy(second)
  second.change()
  await waitFor(() => expect(first.told).toEqual(['personalData', 'personalData']))
  expect(second.told).toEqual(['personalData', 'personalData'])
})

test.each([['ole'], [undefined]])('the tab of %s hears nothing of it', async (account) => {
  const [own, other, witness] = [openTab('mia'), openTab(account), openTab('mia')]
  own.change()
  await heardBy(witness)
  expect(other.told).toEqual([])
})

test('behind an open dialog nothing changes until it is closed', async () => {
  const [own, other, witness] = [openTab('mia'), openTab('mia'), openTab('mia')]
  other.appState.set({ activeDialog: true })
  own.change()
  await heardBy(witness)
  expect(other.told).toEqual([])
  other.appState.set({ activeDialog: false })
  expect(other.told).toEqual(['personalData'])
})

test('a tab that nobody looks at asks for nothing until it is seen', async () => {
  const [own, other, witness] = [openTab('mia'), openTab('mia'), new BroadcastChannel('profile.changed mia')]
  undo.push(() => witness.close())
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const arrived = new Promise((resolve) => {
    witness.onmessage = resolve
  })
  own.change()
  await arrived
  expect(other.told).toEqual([])
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(other.told).toEqual(['personalData'])
})

test('what a later release tells in words of its own is left alone', async () => {
  const [tab, later] = [openTab('mia'), new BroadcastChannel('profile.changed mia')]
  undo.push(() => later.close())
  later.postMessage({ type: 'profile.changed', section: 'consents' })
  later.postMessage({ type: 'profile.changed', section: 'contractData' })
  await heardBy(tab)
  expect(tab.told).toEqual(['contractData'])
})
