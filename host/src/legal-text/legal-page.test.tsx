import { expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { renderShell } from '../testing/render-shell.tsx'
import { LegalPage } from './legal-page.tsx'
import type { LegalText } from './legal-text.ts'

const text: LegalText = {
  title: 'Hinweise',
  version: 'Stand: heute',
  lead: 'Bitte lesen Sie das.',
  sections: [
    { id: 'daten', title: 'Ihre Daten', blocks: ['Wir brauchen sie.'] },
    {
      id: 'cookies',
      title: 'Cookies',
      blocks: [
        {
          kind: 'table',
          caption: 'Notwendig',
          columns: ['Name', 'Zweck', 'Dauer'],
          rows: [['krümel', 'merkt sich etwas', '30 Minuten']],
        },
        { kind: 'cookie-settings', text: 'Das können Sie ändern.' },
      ],
    },
    {
      id: 'kontakt',
      title: 'Kontakt',
      blocks: [{ kind: 'contact', phone: '+49 30 23125 110', eMailAddress: 'post@nordtal.example' }],
    },
  ],
}

function renderText(at = '/hinweise') {
  const openCookieSettings = jest.fn()
  const routes = [{ path: '/hinweise', element: <LegalPage text={text} /> }]
  return { ...renderShell(routes, { at, openCookieSettings }), openCookieSettings }
}

test('every link of the contents moves the focus to its section, also on a second click', async () => {
  const { user } = renderText()
  const contents = within(screen.getByRole('navigation', { name: 'Inhalt' }))
  const links = contents.getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Ihre Daten', 'Cookies', 'Kontakt'])

  for (let visit = 1; visit <= 2; visit++) {
    await user.click(contents.getByRole('link', { name: 'Cookies' }))
    expect(screen.getByRole('heading', { name: 'Cookies' })).toHaveFocus()
    screen.getByRole('button').focus()
  }
})

test('a link to a section moves the focus to its heading', () => {
  renderText('/hinweise#kontakt')
  expect(screen.getByRole('heading', { name: 'Kontakt' })).toHaveFocus()
})

test('the cookie section opens the cookie settings', async () => {
  const { user, openCookieSettings } = renderText()
  await user.click(screen.getByRole('button', { name: 'Cookie-Einstellungen öffnen' }))
  expect(openCookieSettings).toHaveBeenCalledTimes(1)
})

test('each value of a table is named by its column and its row', () => {
  renderText()
  const table = within(screen.getByRole('table', { name: 'Notwendig' }))
  expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'Name',
    'Zweck',
    'Dauer',
  ])
  const row = within(table.getByRole('row', { name: /^krümel/ }))
  expect(row.getByRole('rowheader')).toHaveTextContent('krümel')
  expect(row.getByRole('cell', { name: '30 Minuten' })).toHaveAttribute('data-column', 'Dauer')
})

test('a contact has links for phone and e-mail', () => {
  renderText()
  expect(screen.getByRole('link', { name: '+49 30 23125 110' })).toHaveAttribute('href', 'tel:+493023125110')
  expect(screen.getByRole('link', { name: 'post@nordtal.example' })).toHaveAttribute(
    'href',
    'mailto:post@nordtal.example',
  )
})
