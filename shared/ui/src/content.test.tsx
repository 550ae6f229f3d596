import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Accordion, AccordionItem, ExternalLink, LinkRow, LinkRows, ProgressSteps } from './index.ts'

test('a link row is one link with all its texts', () => {
  render(
    <LinkRows>
      <LinkRow
        label="Telefonnummern"
        value="+49 711 123456"
        hint="und 2 weitere Einträge"
        link={(row) => <a href="/personal-data/phone-list" {...row} />}
      />
    </LinkRows>,
  )
  const link = screen.getByRole('link', { name: 'Telefonnummern +49 711 123456 und 2 weitere Einträge' })
  expect(link).toHaveAttribute('href', '/personal-data/phone-list')
})

test('an accordion item opens its answer', async () => {
  render(
    <Accordion>
      <AccordionItem title="Wann bekomme ich meine Rechnung?">Einmal im Jahr.</AccordionItem>
    </Accordion>,
  )
  expect(screen.getByText('Einmal im Jahr.')).not.toBeVisible()
  await userEvent.click(screen.getByText('Wann bekomme ich meine Rechnung?'))
  expect(screen.getByText('Einmal im Jahr.')).toBeVisible()
})

test('progress steps mark the done steps and the current one', () => {
  render(<ProgressSteps label="Ihr Weg" steps={['Einladung', 'Postleitzahl', 'Konto']} current={1} />)
  const [done, present, later] = screen.getAllByRole('listitem')
  expect(done).toHaveTextContent('Einladung (erledigt)')
  expect(present).toHaveAttribute('aria-current', 'step')
  expect(present).toHaveTextContent(/^2Postleitzahl$/)
  expect(later).not.toHaveAttribute('aria-current')
  expect(later).not.toHaveTextContent('erledigt')
})

test('an external link is announced as such', () => {
  render(<ExternalLink href="https://www.nordtal-energie.example">Zur Strom-App</ExternalLink>)
  expect(screen.getByRole('link', { name: 'Zur Strom-App (öffnet eine andere Website)' })).toHaveAttribute(
    'rel',
    'noopener',
  )
})
