import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { createTexts, useTexts } from './texts.ts'

const greeting = createTexts({
  welcome: 'Guten Tag, {{name}}!',
  contracts_one: '{{count}} Vertrag',
  contracts_other: '{{count}} Verträge',
  help: { open: 'Hilfe', labels: { close: 'Schließen' }, steps: ['Prüfen', 'Senden'] },
})

function Greeting() {
  const { t } = useTexts(greeting)
  return (
    <p>
      {t('welcome', { name: '<b>Müller & Söhne</b>' })} {t('contracts', { count: 2 })} {t('help.open')}
    </p>
  )
}

test('texts are ready at the first render, with plural forms, and escaped once', () => {
  render(<Greeting />)
  expect(screen.getByText('Guten Tag, <b>Müller & Söhne</b>! 2 Verträge Hilfe')).toBeVisible()
})

test('two features have separate texts', () => {
  const other = createTexts({ welcome: 'Datenschutz' })
  expect([greeting.t('welcome', { name: 'Mia' }), other.t('welcome')]).toEqual([
    'Guten Tag, Mia!',
    'Datenschutz',
  ])
})

test('a group and a list are returned as objects', () => {
  expect(greeting.t('help.labels', { returnObjects: true })).toEqual({ close: 'Schließen' })
  expect(greeting.t('help.steps', { returnObjects: true })).toEqual(['Prüfen', 'Senden'])
})

test('the type of t contains the names of the texts, and a missing text is named in the console', () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue()
  // @ts-expect-error there is no such text
  greeting.t('welcom')
  // @ts-expect-error a plural form is selected by the count
  greeting.t('contracts_one')
  // @ts-expect-error a group is not a text
  greeting.t('help')
  expect(greeting.t('help.labels.close')).toBe('Schließen')
  expect(logged.mock.calls).toEqual([['The text welcom is missing'], ['The text help is missing']])
  logged.mockClear()
})
