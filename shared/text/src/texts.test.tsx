import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { addTexts, createTexts } from './texts.ts'

function Greeting() {
  const { t } = useTranslation()
  return (
    <p>
      {t('welcome', { name: '<b>Müller & Söhne</b>' })} {t('contracts', { count: 2 })}
    </p>
  )
}

test('texts are there at the first render, counted, and escaped only once', () => {
  const texts = createTexts({
    welcome: 'Guten Tag, {{name}}!',
    contracts_one: '{{count}} Vertrag',
    contracts_other: '{{count}} Verträge',
  })
  render(
    <I18nextProvider i18n={texts}>
      <Greeting />
    </I18nextProvider>,
  )
  expect(screen.getByText('Guten Tag, <b>Müller & Söhne</b>! 2 Verträge')).toBeVisible()
})

test('two apps do not see each other’s texts', () => {
  const one = createTexts({ title: 'Verträge' })
  const other = createTexts({ title: 'Datenschutz' })
  expect([one.t('title'), other.t('title')]).toEqual(['Verträge', 'Datenschutz'])
})

test('the texts of a part that is loaded later stand beside those that were there', () => {
  const texts = createTexts({ title: 'Verträge', help: { open: 'Hilfe' } })
  addTexts(texts, { help: { title: 'Wir sind für Sie da' } })
  expect([texts.t('title'), texts.t('help.open'), texts.t('help.title')]).toEqual([
    'Verträge',
    'Hilfe',
    'Wir sind für Sie da',
  ])
})
