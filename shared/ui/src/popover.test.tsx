import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Popover } from './popover.tsx'

const hide = jest.fn()

// jsdom has no popovers.
beforeEach(() => {
  HTMLElement.prototype.hidePopover = hide
})
afterEach(() => {
  hide.mockReset()
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
})

function open() {
  render(
    <>
      <Popover label="Ihr Konto" trigger="M">
        <button type="button">Abmelden</button>
      </Popover>
      <a href="#page">Übersicht</a>
    </>,
  )
  const panel = screen.getByRole('dialog', { name: 'Ihr Konto' })
  toggle(panel, 'open')
  expect(panel).toHaveFocus()
}

function toggle(panel: HTMLElement, newState: string) {
  fireEvent(panel, Object.assign(new Event('toggle'), { newState }))
}

const button = (name: string) => screen.getByRole('button', { name })

test('a popover closes when the focus leaves it forwards or backwards', async () => {
  open()
  await userEvent.tab()
  expect(button('Abmelden')).toHaveFocus()
  expect(hide).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(screen.getByRole('link', { name: 'Übersicht' })).toHaveFocus()
  expect(hide).toHaveBeenCalled()
})

test('a popover stays open with the focus on its button, not before it', async () => {
  open()
  act(() => button('Ihr Konto').focus())
  expect(hide).not.toHaveBeenCalled()
  act(() => screen.getByRole('link').focus())
  expect(hide).toHaveBeenCalledTimes(1)
})

test('a popover stays open when another window takes the focus, and removes its listeners when it closes', () => {
  open()
  fireEvent.focusOut(screen.getByRole('dialog'), { relatedTarget: null })
  toggle(screen.getByRole('dialog'), 'closed')
  act(() => button('Ihr Konto').focus())
  act(() => screen.getByRole('link').focus())
  expect(hide).not.toHaveBeenCalled()
})
