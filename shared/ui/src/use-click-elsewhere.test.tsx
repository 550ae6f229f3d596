import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ToastRegion } from './toast-region.tsx'
import { createToasts } from './toasts.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  getSelection()?.removeAllRanges()
  jest.useRealTimers()
})

function setUp() {
  const leave = jest.fn()
  const toasts = createToasts()
  const open = () => {
    toasts.notify({ type: 'positive', title: 'Gespeichert', timeout: 0, onClickElsewhere: leave })
  }
  render(
    <>
      <h1 tabIndex={-1}>Ihre Daten</h1>
      <p>Text</p>
      <a href="#x">
        <span>Verweis</span>
      </a>
      <button type="button" onClick={open}>
        Speichern
      </button>
      <label htmlFor="field">Name</label>
      <input id="field" />
      <details>
        <summary>Mehr</summary>
      </details>
      <div role="switch" aria-checked="false" tabIndex={0}>
        Schalter
      </div>
      <nav data-keep-clear="">Leiste</nav>
      <dialog open>
        <p>Frage</p>
      </dialog>
      <ToastRegion toasts={toasts} />
    </>,
  )
  return { leave, toasts, open: () => act(open) }
}

function press(element: Element, init: MouseEventInit = {}) {
  fireEvent.pointerDown(element, init)
  release(element, init)
}

function release(element: Element, init: MouseEventInit = {}) {
  fireEvent.pointerUp(element, init)
  fireEvent.click(element, { detail: 1, ...init })
}

const wait = () => act(() => jest.advanceTimersByTime(1000))

test.each(['Text', 'Ihre Daten'])('a click on %s counts as elsewhere', (text) => {
  const { leave, open } = setUp()
  open()
  press(screen.getByText(text))
  wait()
  expect(leave).toHaveBeenCalledTimes(1)
})

test.each(['Verweis', 'Speichern', 'Name', 'Mehr', 'Schalter', 'Leiste', 'Frage', 'Gespeichert'])(
  'a click on %s is none',
  (text) => {
    const { leave, open } = setUp()
    open()
    press(screen.getByText(text))
    wait()
    expect(leave).not.toHaveBeenCalled()
  },
)

test('a click on a field or on a control in a shadow root does not count', () => {
  const { leave, open } = setUp()
  const shadow = screen.getByText('Text').attachShadow({ mode: 'open' })
  const inner = document.createElement('button')
  shadow.append(inner)
  open()
  press(screen.getByRole('textbox'))
  fireEvent.pointerDown(inner, { composed: true })
  fireEvent.click(inner, { detail: 1, composed: true })
  wait()
  expect(leave).not.toHaveBeenCalled()
})

test('the press that opens the toast does not count, the next one does', () => {
  const { leave } = setUp()
  press(screen.getByRole('button', { name: 'Speichern' }))
  wait()
  fireEvent.pointerDown(screen.getByText('Text'))
  wait()
  expect(leave).not.toHaveBeenCalled()
  release(screen.getByText('Text'))
  wait()
  expect(leave).toHaveBeenCalledTimes(1)
})

test('a press that began before the toast does not count', () => {
  const { leave, open } = setUp()
  fireEvent.pointerDown(screen.getByText('Text'))
  open()
  release(screen.getByText('Text'))
  wait()
  expect(leave).not.toHaveBeenCalled()
})

test('keys do not count', () => {
  const { leave, open } = setUp()
  open()
  fireEvent.keyDown(screen.getByText('Text'), { key: 'Enter' })
  fireEvent.click(screen.getByText('Text'), { detail: 0 })
  wait()
  fireEvent.pointerDown(screen.getByText('Text'))
  fireEvent.keyDown(document.body, { key: 'Escape' })
  fireEvent.click(screen.getByText('Text'), { detail: 1 })
  wait()
  expect(leave).not.toHaveBeenCalled()
})

test('a press and its end must both be elsewhere', () => {
  const { leave, open } = setUp()
  open()
  fireEvent.pointerDown(screen.getByRole('textbox'))
  release(document.body)
  wait()
  fireEvent.pointerDown(screen.getByText('Text'))
  release(screen.getByRole('textbox'))
  wait()
  expect(leave).not.toHaveBeenCalled()
})

test('a programmatic or prevented click does not count', () => {
  const { leave, open } = setUp()
  open()
  const text = screen.getByText('Text')
  fireEvent.pointerDown(text)
  fireEvent.click(text, { detail: 0 })
  wait()
  text.addEventListener('click', (event) => event.preventDefault())
  press(text)
  wait()
  expect(leave).not.toHaveBeenCalled()
})

test('a press right after the click cancels it', () => {
  const { leave, open } = setUp()
  open()
  press(screen.getByText('Text'))
  press(screen.getByRole('textbox'))
  wait()
  expect(leave).not.toHaveBeenCalled()
})

test('selecting and deselecting text does not count', () => {
  const { leave, open } = setUp()
  open()
  const text = screen.getByText('Text')
  fireEvent.pointerDown(text)
  getSelection()?.selectAllChildren(text)
  release(text)
  wait()
  fireEvent.pointerDown(text)
  getSelection()?.removeAllRanges()
  release(text)
  wait()
  press(text)
  fireEvent.pointerDown(text)
  getSelection()?.selectAllChildren(text)
  release(text, { detail: 2 })
  wait()
  expect(leave).not.toHaveBeenCalled()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'a click with %j does not leave',
  (keys) => {
    const { leave, open } = setUp()
    open()
    press(screen.getByText('Text'), keys)
    wait()
    expect(leave).not.toHaveBeenCalled()
  },
)

test('a click does not count for a closed toast or below a newer one', () => {
  const { leave, open, toasts } = setUp()
  open()
  press(screen.getByText('Text'))
  act(() => void toasts.notify({ type: 'negative', title: 'Änderung fehlgeschlagen' }))
  wait()
  press(screen.getByText('Text'))
  wait()
  act(() => {
    for (const { id } of toasts.current()) toasts.dismiss(id)
  })
  press(screen.getByText('Text'))
  wait()
  expect(leave).not.toHaveBeenCalled()
})
