import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Accordion, AccordionItem, ExternalLink, LinkRow, LinkRows, ProgressSteps } from './index.ts'

test('the whole row is one link, with all its words', () => {
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

test('an answer opens under its question', async () => {
  render(
    <Accordion>
      <AccordionItem title="Wann bekomme ich meine Rechnung?">Einmal im Jahr.</AccordionItem>
    </Accordion>,
  )
  expect(screen.getByText('Einmal im Jahr.')).not.toBeVisible()
  await userEvent.click(screen.getByText('Wann bekomme ich meine Rechnung?'))
  expect(screen.getByText('Einmal im Jahr.')).toBeVisible()
})

test('the steps of a journey say which are done and which is next', () => {
  render(<ProgressSteps label="Ihr Weg" steps={['Einladung', 'Postleitzahl', 'Konto']} current={1} />)
  const [done, present, later] = screen.getAllByRole('listitem')
  expect(done).toHaveTextContent('Einladung (erledigt)')
  expect(present).toHaveAttribute('aria-current', 'step')
  expect(present).toHaveTextContent(/^2Postleitzahl$/)
  expect(later).not.toHaveAttribute('aria-current')
  expect(later).not.toHaveTextContent('erledigt')
})

test('a link to another website says so', () => {
  render(<ExternalLink href="https://www.nordtal-energie.example">Zur Strom-App</ExternalLink>)
  expect(screen.getByRole('link', { name: 'Zur Strom-App (öffnet eine andere Website)' })).toHaveAttribute(
    'rel',
    'noopener',
  )
})
