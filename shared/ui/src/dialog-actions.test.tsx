import { afterEach, expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  ['a desktop', false, ['Abbrechen', 'Alle ersetzen', 'Weiter']],
  ['a phone', true, ['Weiter', 'Alle ersetzen', 'Abbrechen']],
])('the tab order of the buttons is what is seen on %s', (_, matches, order) => {
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) => Object.assign(new EventTarget(), { matches, media }) as MediaQueryList)
  render(
    <Dialog
      title="Telefonnummern ersetzen"
      actions={
        <>
          <Button>Weiter</Button>
          <Button variant="secondary">Alle ersetzen</Button>
          <Button variant="quiet">Abbrechen</Button>
        </>
      }
    >
      Welche Nummern?
    </Dialog>,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(order)
})
