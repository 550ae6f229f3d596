import { expect, test } from '@jest/globals'
import { newerInScript, newerInStyles } from './newer-features.ts'

const keys = (features: { key: string }[]) => features.map(({ key }) => key)

test.each([
  ['let a=URL.parse(b)', 'api.URL.parse_static'],
  ['await Promise.try(a)', 'javascript.builtins.Promise.try'],
  ['Iterator.from(a)', 'javascript.builtins.Iterator.from'],
  ['new URLPattern(a)', 'api.URLPattern'],
  ['document.startViewTransition(a)', 'api.Document.startViewTransition'],
  ['requestIdleCallback(a)', 'api.Window.requestIdleCallback'],
])('%s is newer than the supported browsers', (script, key) => {
  expect(keys(newerInScript(script))).toContain(key)
})

test.each([
  'URL.canParse(a)',
  'Map.groupBy(a,b)',
  'scheduler.yield?.()',
  'document.startViewTransition?.(a)',
  'v.union(a)',
  'let t="URL"',
])('%s is not', (script) => {
  expect(newerInScript(script)).toEqual([])
})

test.each([
  ['a{color:light-dark(#fff,#000)}', 'css.types.color.light-dark'],
  ['@starting-style{a{opacity:0}}', 'css.at-rules.starting-style'],
  ['details::details-content{opacity:0}', 'css.selectors.details-content'],
  ['a{top:0;position-area:block-end}', 'css.properties.position-area'],
])('%s is newer than the supported browsers', (sheet, key) => {
  expect(keys(newerInStyles(sheet))).toEqual([key])
})

test('a style sheet that each supported browser knows has nothing newer', () => {
  const sheet =
    '@layer a{:root{--a:#fff}@media (width<18rem){a:has(b)::before{inset:0;color:color-mix(in srgb,red,blue)}}}'
  expect(newerInStyles(sheet)).toEqual([])
})
