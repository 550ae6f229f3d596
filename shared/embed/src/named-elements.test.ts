import { expect, test } from '@jest/globals'
import { namedElements } from './named-elements.ts'

const namesIn = (query: string) =>
  namedElements(new URLSearchParams(query)).map(({ name, release }) => [name, release])

test('an address names elements, each with its release if it is pinned', () => {
  expect(namesIn('?nordtal-contracts&nordtal-privacy@0123456789abcdef&')).toEqual([
    ['nordtal-contracts', undefined],
    ['nordtal-privacy', '0123456789abcdef'],
  ])
})

test('a server may rewrite the address of the loader', () => {
  expect(namesIn('?nordtal-contracts%400123456789abcdef=')).toEqual([
    ['nordtal-contracts', '0123456789abcdef'],
  ])
})

test('parameters of others are ignored', () => {
  expect(namesIn('?nordtal-contracts&ver=6.7&v&utm_source=mail&cache-bust=17&%20&font-face=1')).toEqual([
    ['nordtal-contracts', undefined],
  ])
})
