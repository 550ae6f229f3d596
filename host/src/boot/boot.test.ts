import { beforeEach, expect, jest, test } from '@jest/globals'
import { keepLook } from '../brand-look/kept-look.ts'

const stored = { decodedToken: { user: { sub: 'auth0|david' } } }

/** Runs the inline script as a load of the page does. */
async function boot() {
  jest.resetModules()
  window.fetch = () => new Promise(() => undefined)
  await import('./boot.ts')
  return document.documentElement.dataset.theme
}

beforeEach(() => {
  localStorage.clear()
  document.documentElement.dataset.theme = 'nordtal'
})

test('who is still signed in sees the look of their brand before anything is loaded', async () => {
  localStorage.setItem('@@auth0spajs@@::x', JSON.stringify(stored))
  keepLook('auth0|david', 'flinkstrom')
  expect(await boot()).toBe('flinkstrom')
})

test.each([
  ['nobody is signed in', undefined],
  ['somebody else is signed in', 'auth0|anna'],
])('where %s the look is that of the group', async (_, sub) => {
  if (sub) localStorage.setItem('@@auth0spajs@@::x', JSON.stringify({ decodedToken: { user: { sub } } }))
  keepLook('auth0|david', 'flinkstrom')
  expect(await boot()).toBe('nordtal')
})
