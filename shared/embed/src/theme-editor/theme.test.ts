import { expect, test } from '@jest/globals'
import { colorValue, contrastWarnings, styleSheet } from './theme.ts'

const text = { name: '--color-ink', summary: '', default: '', contrast: { '--color-surface': 4.5 } }

test('a pair that is too weak in one scheme is named with its contrast', () => {
  const colors = {
    '--color-ink': { light: '#777777', dark: '#eeeeee' },
    '--color-surface': { light: '#ffffff', dark: '#111111' },
  }
  expect(contrastWarnings([text], colors)).toEqual([
    'light: --color-ink on --color-surface is 4.4 : 1, at least 4.5 : 1',
  ])
})

test('the style sheet has one value for equal schemes, else both', () => {
  const values: [string, string][] = [
    ['--color-brand', colorValue({ light: '#123456', dark: '#abcdef' })],
    ['--color-accent', colorValue({ light: '#ffb81c', dark: '#ffb81c' })],
  ]
  expect(
    styleSheet(['nordtal-trial', 'nordtal-other'], 'solhaus', values),
  ).toBe(`nordtal-trial[data-theme="solhaus"],
nordtal-other[data-theme="solhaus"] {
  --color-brand: light-dark(#123456, #abcdef);
  --color-accent: #ffb81c;
}`)
})

test('the style sheet holds for elements without a theme', () => {
  expect(styleSheet(['nordtal-trial'], '', [['--color-accent', '#ffb300']])).toBe(`nordtal-trial {
  --color-accent: #ffb300;
}`)
})
