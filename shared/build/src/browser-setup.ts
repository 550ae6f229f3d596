import { afterEach, beforeEach, expect, jest } from '@jest/globals'
import * as matchers from '@testing-library/jest-dom/matchers'

expect.extend(matchers as unknown as Parameters<typeof expect.extend>[0])

// jsdom has the dialog element but neither its modes nor the way of the focus back to its opener.
const openers = new WeakMap<HTMLDialogElement, Element | null>()
HTMLDialogElement.prototype.show ??= function show(this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true
  openers.set(this, document.activeElement)
}
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false
  const opener = openers.get(this)
  if (opener instanceof HTMLElement) opener.focus()
  this.dispatchEvent(new Event('close'))
}

// jsdom has no layout, so no media query holds: everything is seen as on a wide screen.
globalThis.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList

// Nothing has a size that could change.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Nor is there anything to scroll.
globalThis.scrollTo = () => undefined
Element.prototype.scrollIntoView ??= () => undefined

// React says so when a lazy part arrives after its page, that of an earlier test, has gone.
const LATE_PART = /^A suspended resource finished loading inside a test/

// A console error in a test is a defect that nobody looks at, so it fails the test.
let consoleError: jest.SpiedFunction<typeof console.error>
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error')
})
afterEach(() => {
  const calls = consoleError.mock.calls.filter(([message]) => !LATE_PART.test(String(message)))
  consoleError.mockRestore()
  expect(calls).toEqual([])
})
