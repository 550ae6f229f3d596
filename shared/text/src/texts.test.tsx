import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { createTexts, useTexts } from './texts.ts'

const greeting = createTexts({
  welcome: 'Guten Tag, {{name}}!',
  contracts_one: '{{count}} Vertrag',
  contracts_other: '{{count}} Verträge',
  help: { open: 'Hilfe', words: { close: 'Schließen' }, steps: ['Prüfen', 'Senden'] },
})

function Greeting() {
  const { t } = useTexts(greeting)
  return (
    <p>
      {t('welcome', { name: '<b>Müller & Söhne</b>' })} {t('contracts', { count: 2 })} {t('help.open')}
    </p>
  )
}

test('texts are there at the first render, counted, and escaped only once', () => {
  render(<Greeting />)
  expect(screen.getByText('Guten Tag, <b>Müller & Söhne</b>! 2 Verträge Hilfe')).toBeVisible()
})

test('two features do not see each other’s texts', () => {
  const other = createTexts({ welcome: 'Datenschutz' })
  expect([greeting.t('welcome', { name: 'Mia' }), other.t('welcome')]).toEqual([
    'Guten Tag, Mia!',
    'Datenschutz',
  ])
})

test('a group of words and a list are given as they stand', () => {
  expect(greeting.t('help.words', { returnObjects: true })).toEqual({ close: 'Schließen' })
  expect(greeting.t('help.steps', { returnObjects: true })).toEqual(['Prüfen', 'Senden'])
})

test('the type knows the words', () => {
  // @ts-expect-error there is no such sentence
  greeting.t('welcom')
  // @ts-expect-error a form is chosen by the count
  greeting.t('contracts_one')
  // @ts-expect-error a group is no sentence
  greeting.t('help')
  expect(greeting.t('help.words.close')).toBe('Schließen')
})
