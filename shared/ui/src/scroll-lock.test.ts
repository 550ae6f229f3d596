import { afterEach, expect, test } from '@jest/globals'
import { lockScroll } from './scroll-lock.ts'

const { documentElement: root } = document

/** The declarations of the sheets that are added to the document. */
const added = () =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join()

afterEach(() => root.removeAttribute('style'))

test('the page is locked until the last dialog is closed', () => {
  const [unlockFirst, unlockSecond] = [lockScroll(), lockScroll()]
  unlockFirst()
  expect(added()).toMatch(/overflow: hidden !important/)
  unlockSecond()
  unlockSecond()
  expect(added()).toBe('')
})

test('what the page has set, or sets meanwhile, stays, and so do its style sheets', () => {
  const own = new CSSStyleSheet()
  own.replaceSync('main { color: red }')
  document.adoptedStyleSheets = [own]
  root.style.cssText = 'overflow-y: scroll; scrollbar-gutter: stable both-edges'
  const before = root.style.cssText
  const unlock = lockScroll()
  expect(root.style.cssText).toBe(before)
  expect([...root.attributes].map(({ name }) => name)).toEqual(['style'])
  root.style.setProperty('overflow', 'hidden', 'important')
  unlock()
  expect(root.style.getPropertyPriority('overflow')).toBe('important')
  expect(document.adoptedStyleSheets).toEqual([own])
  document.adoptedStyleSheets = []
})
