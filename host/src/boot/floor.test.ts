import { afterEach, beforeEach, expect, test } from '@jest/globals'
import page from '../../documents/page.ts'
import { requireFloor } from './floor.ts'

const notes = () => document.querySelector('.start-outdated')?.textContent
const policy = () => document.head.querySelector('meta[content^="default-src"]')

/** What jsdom lacks of the newest features that the portal needs. */
const popover = { configurable: true, value: null }
beforeEach(() => {
  document.documentElement.innerHTML = page
  Reflect.deleteProperty(document.documentElement.dataset, 'start')
  Object.defineProperty(HTMLElement.prototype, 'popover', popover)
})

let restore: () => void
afterEach(() => restore())

function remove(owner: object, name: string) {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name) ?? {}
  restore = () => Object.defineProperty(owner, name, { ...descriptor, configurable: true })
  Reflect.deleteProperty(owner, name)
}

test.each([
  ['URL.canParse', URL, 'canParse'],
  ['Map.groupBy', Map, 'groupBy'],
  ['AbortSignal.any', AbortSignal, 'any'],
  ['popovers', HTMLElement.prototype, 'popover'],
])('a browser without %s loads nothing, and the page says which ones are supported', (_, owner, name) => {
  remove(owner, name)
  expect(requireFloor).toThrow('too old')
  expect(policy()).not.toBeNull()
  expect(document.documentElement).not.toHaveAttribute('data-start')
  expect(notes()).toContain('Chrome ab Version 120, Edge ab 120, Firefox ab 128 oder Safari ab 17.4')
  expect(notes()).toContain('Bitte aktualisieren Sie Ihren Browser')
})

test('a browser with all of them starts', () => {
  restore = () => undefined
  requireFloor()
  expect(policy()).toBeNull()
  expect(document.documentElement).toHaveAttribute('data-start')
})
