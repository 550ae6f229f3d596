import { expect, test } from '@jest/globals'
import remLoader from './rem-loader.ts'

const load = (css: string) => remLoader.call({ resourcePath: 'card.css' } as never, css)

test('lengths in rem become multiples of the base of the element', () => {
  expect(load('a { margin: -.5rem auto 1.5rem 2px }')).toBe(
    'a { margin: calc(-.5 * var(--portal-rem)) auto calc(1.5 * var(--portal-rem)) 2px }',
  )
  expect(load('a { --big: clamp(1rem, 2vw + 1rem, 3rem) }')).toBe(
    'a { --big: clamp(calc(1 * var(--portal-rem)), 2vw + calc(1 * var(--portal-rem)), calc(3 * var(--portal-rem))) }',
  )
})

test('names, strings, addresses and media queries stay as they are', () => {
  const css =
    '@media (height <= 30rem) { a { --x-1rem: "1rem"; background: url(1rem.svg); width: var(--x-1rem) } }'
  expect(load(css)).toBe(css)
})

test('a container query in rem is refused, because it would follow the page', () => {
  expect(() => load('@container (width > 40rem) { a { margin: 0 } }')).toThrow('use em')
})
