import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import { Dialog } from './dialog.tsx'
import { TextField } from './text-field.tsx'

let end = () => {}

// jsdom has neither popovers nor transitions.
beforeEach(() => {
  const finished = new Promise<void>((resolve) => {
    end = resolve
  })
  HTMLElement.prototype.showPopover = () => {}
  HTMLElement.prototype.getAnimations = () => [{ finished } as unknown as Animation]
})
afterEach(() => {
  end()
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  Reflect.deleteProperty(HTMLElement.prototype, 'getAnimations')
})

const birthDate = (
  <Dialog title="Geburtsdatum ändern">
    <TextField label="Geburtsdatum" />
  </Dialog>
)

test('a removed dialog plays its exit transition in an inert box', async () => {
  const { rerender } = render(birthDate)
  await act(async () => rerender(<p>Daten</p>))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
  const ghost = screen.getByText('Geburtsdatum ändern').closest('[inert]')
  expect(ghost).toHaveAttribute('aria-hidden', 'true')
  expect(ghost).not.toHaveAttribute('open')
  expect(ghost?.querySelector('[id]')).toBeNull()

  end()
  await waitFor(() => expect(screen.queryByText('Geburtsdatum ändern')).toBeNull())
})

test('a dialog that is replaced by another has no exit transition', async () => {
  const { rerender } = render(birthDate)
  await act(async () =>
    rerender(
      <Dialog key="next" title="Geschafft">
        Gespeichert
      </Dialog>,
    ),
  )
  expect(screen.getByRole('dialog', { name: 'Geschafft' })).toBeVisible()
  expect(screen.queryByText('Geburtsdatum ändern')).toBeNull()
})

test('a removed dialog still has its theme', async () => {
  const { rerender } = render(<div data-theme="flinkstrom">{birthDate}</div>)
  await act(async () => rerender(<div data-theme="flinkstrom">Daten</div>))
  const ghost = screen.getByText('Geburtsdatum ändern').closest('[inert]')
  expect(ghost?.closest('[data-theme]')).toHaveAttribute('data-theme', 'flinkstrom')
})
