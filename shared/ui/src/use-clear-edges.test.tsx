import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { ToastRegion } from './toast-region.tsx'
import { createToasts } from './toasts.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

/** jsdom has no layout: the test defines where its elements are in the window of 768 px. */
function place(element: Element, top: number, height: number) {
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height)
}

function setUp() {
  const toasts = createToasts()
  render(
    <>
      <nav data-keep-clear="">Tabs</nav>
      <aside data-keep-clear="">Mitte</aside>
      <ToastRegion toasts={toasts} />
    </>,
  )
  place(screen.getByText('Tabs'), 768 - 68, 68)
  place(screen.getByText('Mitte'), 300, 100)
  const { style } = screen.getByRole('region')
  return {
    say: () => act(() => void toasts.notify({ type: 'positive', title: 'Gespeichert' })),
    taken: () => [style.getPropertyValue('--taken-top'), style.getPropertyValue('--taken-bottom')],
  }
}

test('only a bar at an edge takes space from the toasts', () => {
  const { say, taken } = setUp()
  say()
  expect(taken()).toEqual(['0px', '68px'])
})

test('a resized window is measured after 100 ms', () => {
  const { say, taken } = setUp()
  say()
  place(screen.getByText('Tabs'), 0, 68)
  const resize = () => {
    window.innerWidth += 1
    window.dispatchEvent(new Event('resize'))
  }
  act(resize)
  act(() => jest.advanceTimersByTime(99))
  act(resize)
  act(() => jest.advanceTimersByTime(99))
  expect(taken()).toEqual(['0px', '68px'])
  act(() => jest.advanceTimersByTime(1))
  expect(taken()).toEqual(['68px', '0px'])
})

test('the buttons of a dialog are measured after its transition', () => {
  const { say, taken } = setUp()
  const dialog = document.createElement('dialog')
  dialog.innerHTML = '<footer data-keep-clear></footer>'
  document.body.append(dialog)
  const buttons = dialog.children[0] as Element
  place(buttons, 768 + 200, 80)
  dialog.showModal()
  say()
  expect(taken()).toEqual(['0px', '0px'])
  place(buttons, 768 - 80, 80)
  dialog.dispatchEvent(new Event('transitionend', { bubbles: true }))
  expect(taken()).toEqual(['0px', '80px'])
  dialog.remove()
})

test('the buttons of a replacing dialog are measured while a toast is shown', async () => {
  const { say, taken } = setUp()
  const form = document.createElement('dialog')
  document.body.append(form)
  form.showModal()
  await act(async () => undefined)
  const result = document.createElement('dialog')
  result.innerHTML = '<footer data-keep-clear></footer>'
  // The form takes the toasts with it, until they are moved.
  form.remove()
  say()
  document.body.append(result)
  result.showModal()
  place(result.children[0] as Element, 768 - 80, 80)
  result.dispatchEvent(new Event('transitionend', { bubbles: true }))
  expect(taken()).toEqual(['0px', '80px'])
  result.remove()
})

test('only the buttons of an open dialog are measured, nothing behind it', () => {
  const { say, taken } = setUp()
  const dialog = document.createElement('dialog')
  dialog.innerHTML = '<header data-keep-clear></header><footer data-keep-clear></footer>'
  document.body.append(dialog)
  place(dialog.children[0] as Element, 16, 60)
  place(dialog.children[1] as Element, 768 - 140, 140)
  dialog.showModal()
  say()
  expect(taken()).toEqual(['76px', '140px'])
  dialog.close()
  screen.getByText('Tabs').dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(taken()).toEqual(['0px', '68px'])
  dialog.remove()
})
