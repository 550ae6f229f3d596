import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { ToastMessage } from './toast-message.ts'
import { createToasts } from './toasts.ts'

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => void jest.useRealTimers())

/** The logged errors. They are cleared, because remaining ones fail the test. */
function takeErrors() {
  const spy = jest.spyOn(console, 'error')
  const errors = [...spy.mock.calls]
  spy.mockClear()
  return errors
}

const saved: ToastMessage = { type: 'positive', title: 'Einstellungen gespeichert' }
const titles = (toasts: ReturnType<typeof createToasts>) => toasts.current().map(({ title }) => title)

test.each([
  [undefined, ['Notify: parameter required']],
  [null, ['Notify: parameter required']],
  [{ type: 'positive' }, ['Notify: parameter required']],
  [{ ...saved, title: ' \n\t' }, ['Notify: parameter required']],
  [{ ...saved, type: 'info' }, ['Notify: wrong type', 'info']],
  [{ ...saved, position: 'middle' }, ['Notify: wrong position', 'middle']],
  [{ ...saved, position: 'constructor' }, ['Notify: wrong position', 'constructor']],
  [{ ...saved, position: null }, ['Notify: wrong position', null]],
  [{ ...saved, timeout: -1 }, ['Notify: wrong timeout', -1]],
  [{ ...saved, timeout: 1.5 }, ['Notify: wrong timeout', 1.5]],
  [{ ...saved, timeout: '3000' }, ['Notify: wrong timeout', '3000']],
  [{ ...saved, timeout: Number.NaN }, ['Notify: wrong timeout', Number.NaN]],
  [{ ...saved, timeout: Number.POSITIVE_INFINITY }, ['Notify: wrong timeout', Number.POSITIVE_INFINITY]],
  [{ ...saved, badgePosition: 'top' }, ['Notify: wrong badgePosition', 'top']],
])('the invalid message %j is logged and not shown', (message, error) => {
  const toasts = createToasts()
  const update = toasts.notify(message as ToastMessage)
  update({ title: 'Doch' })
  expect(takeErrors()).toEqual([error])
  expect(toasts.current()).toEqual([])
})

test.each([
  [undefined, 5000],
  [1200, 1200],
])('a positive toast with the timeout %p stays %d ms', (timeout, duration) => {
  const toasts = createToasts()
  toasts.notify({ ...saved, timeout })
  jest.advanceTimersByTime(duration - 1)
  expect(toasts.current()).toHaveLength(1)
  jest.advanceTimersByTime(1)
  expect(toasts.current()).toEqual([])
})

test.each([
  { ...saved, timeout: 0 },
  { ...saved, timeout: 2 ** 40 },
  { type: 'negative', title: 'Änderung fehlgeschlagen', timeout: 100 },
  { type: 'partial-positive', title: 'Änderung teilweise fehlgeschlagen', timeout: 100 },
] satisfies ToastMessage[])('%j stays until it is closed', (message) => {
  const toasts = createToasts()
  toasts.notify(message)
  jest.advanceTimersByTime(24 * 60 * 60_000)
  expect(toasts.current()).toHaveLength(1)
})

test('a message during a hold is paused too', () => {
  const toasts = createToasts()
  toasts.hold('hover')
  toasts.notify(saved)
  jest.advanceTimersByTime(60_000)
  expect(toasts.current()).toHaveLength(1)
  toasts.release('hover')
  jest.advanceTimersByTime(5000)
  expect(toasts.current()).toEqual([])
})

test('an equal message moves the toast to the top, counts up and restarts its timer', () => {
  const toasts = createToasts()
  toasts.notify({ ...saved, content: ' ' })
  toasts.notify({ ...saved, title: 'Anderes', timeout: 0 })
  jest.advanceTimersByTime(4999)
  toasts.notify(saved)
  expect(toasts.current()).toMatchObject([
    { ...saved, count: 2 },
    { title: 'Anderes', count: 1 },
  ])
  jest.advanceTimersByTime(4999)
  expect(titles(toasts)).toContain(saved.title)
  jest.advanceTimersByTime(1)
  expect(titles(toasts)).toEqual(['Anderes'])
})

test.each([
  [saved, { ...saved, position: 'top' as const }],
  [saved, { ...saved, type: 'negative' as const }],
  [saved, { ...saved, content: 'Für alle Verträge' }],
  [saved, { ...saved, group: false as const }],
  [
    { ...saved, group: false as const },
    { ...saved, group: false as const },
  ],
  [saved, { ...saved, group: 'a' }],
])('%j and %j are separate toasts', (one, other) => {
  const toasts = createToasts()
  toasts.notify(one)
  toasts.notify(other)
  expect(toasts.current()).toHaveLength(2)
})

test('a group is one toast with the newest message', () => {
  const toasts = createToasts()
  toasts.notify({ ...saved, title: '1 von 3', group: 'upload' })
  toasts.notify({ ...saved, title: '2 von 3', group: 'upload' })
  expect(toasts.current()).toMatchObject([{ title: '2 von 3', count: 2 }])
})

test('the function returned by notify updates the toast with a new timer, and closes it', () => {
  const toasts = createToasts()
  const update = toasts.notify(saved)
  jest.advanceTimersByTime(4000)
  update({ content: 'Für alle Verträge', position: 'center' })
  expect(toasts.current()).toMatchObject([{ ...saved, content: 'Für alle Verträge', position: 'center' }])
  jest.advanceTimersByTime(4999)
  expect(toasts.current()).toHaveLength(1)
  update({ type: 'negative' })
  expect(toasts.current()).toMatchObject([{ type: 'negative', content: 'Für alle Verträge' }])
  update()
  expect(toasts.current()).toEqual([])
  update({ title: 'Zu spät' })
  expect(toasts.current()).toEqual([])
})

test('an invalid update has no effect, also on the next update', () => {
  const toasts = createToasts()
  const update = toasts.notify(saved)
  update({ timeout: -1 })
  update({ content: 'Gut' })
  expect(takeErrors()).toEqual([['Notify: wrong timeout', -1]])
  expect(toasts.current()).toMatchObject([{ ...saved, content: 'Gut' }])
})

test('a grouped toast can be closed but not updated', () => {
  const toasts = createToasts()
  const update = toasts.notify(saved)
  toasts.notify(saved)
  const [before] = toasts.current()
  update({ title: 'Anderes' })
  expect(takeErrors()).toEqual([['Notify: trying to update a grouped one which is forbidden']])
  expect(toasts.current()).toEqual([before])
  update()
  expect(toasts.current()).toEqual([])
})

test('the owner completes messages and updates', () => {
  const toasts = createToasts((message) => ({ ...message, content: `${message.content} (${message.type})` }))
  const update = toasts.notify({ ...saved, content: 'Eins' })
  expect(toasts.current()).toMatchObject([{ content: 'Eins (positive)' }])
  update({ type: 'negative' })
  expect(toasts.current()).toMatchObject([{ content: 'Eins (negative)' }])
})
