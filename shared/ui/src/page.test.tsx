import { expect, jest, test } from '@jest/globals'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Card, DataRow, DefinitionList, ErrorState, Loading, PageHeader, Popover, Skeleton } from './index.ts'

test('the title of a page is focusable', () => {
  render(<PageHeader title="Persönliche Daten" />)
  const heading = screen.getByRole('heading', { level: 1, name: 'Persönliche Daten' })
  heading.focus()
  expect(heading).toHaveFocus()
  expect(heading).toHaveAttribute('data-route-heading')
})

test('a card is a region named by its title, with labelled values', () => {
  render(
    <Card title="E-Mail-Adressen">
      <DefinitionList>
        <DataRow label="Registrierung" hint="und 2 weitere Einträge" changed="Zuletzt geändert: heute">
          anna.becker@post.example
        </DataRow>
      </DefinitionList>
    </Card>,
  )
  const card = within(screen.getByRole('region', { name: 'E-Mail-Adressen' }))
  expect(card.getByRole('term')).toHaveTextContent('Registrierung')
  expect(card.getByRole('definition')).toHaveTextContent(/anna.*und 2 weitere Einträge.*heute/)
})

test('skeletons are hidden from screen readers, the loading is announced once', () => {
  render(
    <Loading>
      <Skeleton lines={2} />
      <Skeleton shape="block" />
    </Loading>,
  )
  expect(screen.getByRole('status')).toHaveTextContent('Wird geladen …')
  expect(screen.getAllByText(/./)).toHaveLength(1)
})

test('an error state has a retry button', async () => {
  const retry = jest.fn()
  render(<ErrorState onRetry={retry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Keine Antwort')
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('the button of a popover names it and opens it without JavaScript', () => {
  render(
    <Popover label="Konto von Anna Becker" trigger="AB">
      <button type="button">Abmelden</button>
    </Popover>,
  )
  const panel = screen.getByRole('dialog', { name: 'Konto von Anna Becker' })
  const trigger = screen.getByRole('button', { name: 'Konto von Anna Becker' })
  expect(trigger).toHaveAttribute('popovertarget', panel.id)
  expect(panel).toHaveAttribute('popover', 'auto')
})
