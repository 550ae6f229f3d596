import { afterEach, beforeEach, expect, jest } from '@jest/globals'
import { configure } from '@testing-library/dom'
import * as matchers from '@testing-library/jest-dom/matchers'

// What is lazy is compiled at its first use, which on a slow machine takes seconds.
configure({ asyncUtilTimeout: 30_000 })

expect.extend(matchers as unknown as Parameters<typeof expect.extend>[0])

// jsdom has the dialog element, but neither its methods nor the return of the focus to its opener.
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

// jsdom has no layout, so no media query matches.
globalThis.matchMedia ??= (query) =>
  Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList

// No element has a size that could change.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// jsdom loads no fonts.
Reflect.set(document, 'fonts', Object.assign(new Set(), { load: async () => [] }))
Reflect.set(
  globalThis,
  'FontFace',
  class {
    family: string
    constructor(family: string) {
      this.family = family
    }
  },
)

// A dialog ignores what is pressed sooner than a customer could have read its step. In a test each event is a second after the last.
let reads = 0
Object.defineProperty(Event.prototype, 'timeStamp', {
  configurable: true,
  get() {
    reads += 1
    return performance.now() + reads * 1000
  },
})

// jsdom has no style sheets of scripts.
Reflect.set(document, 'adoptedStyleSheets', [])
CSSStyleSheet.prototype.replaceSync ??= function replaceSync(this: CSSStyleSheet, text) {
  this.insertRule(text)
}
// jsdom gives it no display, and accessible names then have a space in its place.
document.head.insertAdjacentHTML('beforeend', '<style>wbr { display: inline }</style>')

// jsdom cannot scroll.
globalThis.scrollTo = () => undefined
Element.prototype.scrollIntoView ??= () => undefined

// React logs this when a lazy component of an earlier test loads after its page was unmounted.
const LATE_COMPONENT = /^A suspended resource finished loading inside a test/

// A console error fails the test, because it would be overlooked.
let consoleError: jest.SpiedFunction<typeof console.error>
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error')
})
afterEach(() => {
  const calls = consoleError.mock.calls.filter(([message]) => !LATE_COMPONENT.test(String(message)))
  consoleError.mockRestore()
  expect(calls).toEqual([])
})
