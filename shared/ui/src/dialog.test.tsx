import { describe, expect, jest, test } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Dialog } from './dialog.tsx'
import { TextField } from './text-field.tsx'
import { headingSelector } from './use-title-reminder.ts'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ändern
      </button>
      <Dialog open={open} title="Geburtsdatum ändern" onClose={() => setOpen(false)}>
        <TextField label="Geburtsdatum" />
      </Dialog>
    </>
  )
}

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the icon', () => userEvent.click(screen.getByRole('button', { name: 'Schließen' }))],
  ['the backdrop', () => userEvent.click(screen.getByRole('dialog'))],
])('opens at its first field and closes by %s', async (_, close) => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Ändern' }))
  expect(screen.getByRole('dialog', { name: 'Geburtsdatum ändern' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Geburtsdatum' })).toHaveFocus()
  expect(document.adoptedStyleSheets).toHaveLength(1)

  await close()
  await waitFor(() => expect(screen.queryByText('Geburtsdatum ändern')).not.toBeInTheDocument())
  expect(document.adoptedStyleSheets).toHaveLength(0)
})

test('a dialog without a field focuses its title', () => {
  render(<Dialog title="E-Mail versendet">Bitte sehen Sie in Ihr Postfach.</Dialog>)
  expect(screen.getByRole('heading', { name: 'E-Mail versendet' })).toHaveFocus()
})

test('the owner of a dialog can refuse to close it', async () => {
  render(
    <Dialog title="Telefonnummer" onClose={() => {}}>
      Ungespeichert
    </Dialog>,
  )
  await userEvent.keyboard('{Escape}{Escape}')
  expect(screen.getByRole('dialog', { name: 'Telefonnummer' })).toBeVisible()
})

test('a persistent dialog shakes instead of closing, and has no toolbar', async () => {
  const close = jest.fn()
  render(
    <Dialog title="Marke wählen" persistent onClose={close} onBack={close}>
      <button type="button">Abmelden</button>
    </Dialog>,
  )
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveAttribute('data-shaking'))
  await userEvent.click(screen.getByRole('dialog'))
  expect(close).not.toHaveBeenCalled()
  expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Abmelden' })])
})

test('a selection that ends on the backdrop does not close a dialog', async () => {
  const close = jest.fn()
  render(
    <Dialog title="Adresse" onClose={close}>
      Hauptstraße 1
    </Dialog>,
  )
  await userEvent.pointer([
    { target: screen.getByText('Hauptstraße 1'), keys: '[MouseLeft>]' },
    { target: screen.getByRole('dialog'), keys: '[/MouseLeft]' },
  ])
  expect(close).not.toHaveBeenCalled()
})

test('Escape in a nested dialog closes only that one', async () => {
  const outer = jest.fn()
  const inner = jest.fn()
  render(
    <Dialog title="Nummern" onClose={outer}>
      <Dialog title="Verwerfen?" onClose={inner}>
        Ihre Eingaben gehen verloren.
      </Dialog>
    </Dialog>,
  )
  screen.getByRole('heading', { name: 'Verwerfen?' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(inner).toHaveBeenCalledTimes(1)
  expect(outer).not.toHaveBeenCalled()
})

test('a dialog that the browser closed is shown again', async () => {
  const close = jest.fn()
  render(
    <Dialog title="Marke wählen" persistent onClose={close}>
      Bitte wählen Sie.
    </Dialog>,
  )
  const dialog = screen.getByRole<HTMLDialogElement>('dialog')
  act(() => dialog.close())
  expect(dialog).toHaveAttribute('open')
  await waitFor(() => expect(dialog).toHaveAttribute('data-shaking'))
  expect(close).not.toHaveBeenCalled()
})

describe('an animated title', () => {
  const text = (
    <>
      <h3 id="partners">Unsere Partner</h3>
      <p>Viel Text</p>
    </>
  )

  test('is in the toolbar while its heading is scrolled away', () => {
    let scroll = (_isInView: boolean) => {}
    globalThis.IntersectionObserver = class {
      constructor(follow: (entries: { isIntersecting: boolean }[]) => void) {
        scroll = (isIntersecting) => act(() => follow([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver
    render(
      <Dialog title="Unsere Partner" animatedTitle={{ id: 'partners' }}>
        {text}
      </Dialog>,
    )
    const reminder = () => screen.getByText('Unsere Partner', { selector: 'p' }).parentElement
    expect(screen.getByRole('heading', { name: 'Unsere Partner' })).toHaveFocus()
    expect(screen.getByRole('dialog', { name: 'Unsere Partner' })).toBeVisible()
    expect(reminder()).toHaveAttribute('data-reminder', 'hidden')
    scroll(false)
    expect(reminder()).toHaveAttribute('data-reminder', 'shown')
    scroll(true)
    expect(reminder()).toHaveAttribute('data-reminder', 'hidden')
  })

  test('is shown in the toolbar if its heading is missing', () => {
    render(
      <Dialog title="Unsere Partner" animatedTitle={{ selector: 'h4' }}>
        {text}
      </Dialog>,
    )
    expect(screen.getByText('Unsere Partner', { selector: 'p' }).parentElement).toHaveAttribute(
      'data-reminder',
      'shown',
    )
  })

  test('without id or selector throws', () => {
    const dialog = () => headingSelector({})
    expect(dialog).toThrow('An animated dialog title needs the id or the selector of its heading')
  })
})
