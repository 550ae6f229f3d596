import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { Dialog } from './dialog.tsx'
import { type ToastMessage, toastPositions } from './toast-message.ts'
import { ToastRegion } from './toast-region.tsx'
import { createToasts } from './toasts.ts'

const STAY = 5000

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const saved: ToastMessage = { type: 'positive', title: 'Geburtsdatum geändert.' }
const failed: ToastMessage = { type: 'negative', title: 'Änderung fehlgeschlagen', content: 'Später erneut' }

function show(...messages: ToastMessage[]) {
  const toasts = createToasts()
  render(<ToastRegion toasts={toasts} />)
  const live = { polite: screen.getByRole('status'), assertive: screen.getByRole('alert') }
  act(() => messages.forEach(toasts.notify))
  return live
}

const pass = (time: number) => act(() => jest.advanceTimersByTime(time))

test('toasts are added to existing live regions', () => {
  const { polite, assertive } = show(saved, failed)
  expect(within(polite).getByText('Geburtsdatum geändert.')).toBeVisible()
  expect(within(assertive).getByText('Später erneut')).toBeVisible()
})

test('toasts are in the open dialog, where they can be read and closed', async () => {
  const toasts = createToasts()
  const page = (dialogs: string[]) => (
    <>
      {dialogs.map((title) => (
        <Dialog key={title} title={title} onClose={() => undefined}>
          Inhalt
        </Dialog>
      ))}
      <ToastRegion toasts={toasts} />
    </>
  )
  const { rerender, container } = render(page([]))
  act(() => void toasts.notify(failed))
  const message = () => screen.getByText('Änderung fehlgeschlagen')
  expect(container).toContainElement(message())

  rerender(page(['Außen']))
  await act(async () => undefined)
  expect(screen.getByRole('dialog', { name: 'Außen' })).toContainElement(message())
  rerender(page(['Außen', 'Innen']))
  await act(async () => undefined)
  expect(screen.getByRole('dialog', { name: 'Innen' })).toContainElement(message())

  rerender(page([]))
  await act(async () => undefined)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(message()).toBeVisible()
})

test('a positive toast closes after five seconds, others stay', () => {
  const { polite, assertive } = show(saved, failed, { type: 'partial-positive', title: 'Teilweise' })
  pass(STAY - 1)
  expect(polite).toHaveTextContent('Geburtsdatum geändert.')
  pass(1)
  expect(polite).toBeEmptyDOMElement()
  pass(60_000)
  expect(assertive).toHaveTextContent(/Teilweise.*Änderung fehlgeschlagen/)
})

test('timers pause under the pointer and with the focus', () => {
  const { polite } = show(saved)
  pass(4000)
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Mitteilungen' }))
  fireEvent.focus(screen.getByRole('button', { name: 'Mitteilung schließen' }))
  pass(60_000)
  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Mitteilungen' }))
  pass(60_000)
  expect(polite).not.toBeEmptyDOMElement()
  fireEvent.blur(screen.getByRole('button', { name: 'Mitteilung schließen' }))
  pass(999)
  expect(polite).not.toBeEmptyDOMElement()
  pass(1)
  expect(polite).toBeEmptyDOMElement()
})

test('timers pause while the tab is hidden', () => {
  const { polite } = show(saved)
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  fireEvent(document, new Event('visibilitychange'))
  pass(60_000)
  expect(polite).not.toBeEmptyDOMElement()
  hidden.mockRestore()
  fireEvent(document, new Event('visibilitychange'))
  pass(STAY)
  expect(polite).toBeEmptyDOMElement()
})

test('closing a toast returns the focus', () => {
  render(<button type="button">Speichern</button>)
  const { assertive } = show(failed)
  act(() => screen.getByRole('button', { name: 'Speichern' }).focus())
  act(() => screen.getByRole('button', { name: 'Mitteilung schließen' }).focus())
  fireEvent.click(screen.getByRole('button', { name: 'Mitteilung schließen' }))
  expect(assertive).toBeEmptyDOMElement()
  expect(screen.getByRole('button', { name: 'Speichern' })).toHaveFocus()
})

test('the newest three toasts are shown; an older one returns when one closes', () => {
  const titles = ['Eins', 'Zwei', 'Drei', 'Vier']
  const { assertive } = show(...titles.map((title): ToastMessage => ({ type: 'negative', title })))
  const shown = () =>
    within(assertive)
      .getAllByText(/^(Eins|Zwei|Drei|Vier)$/)
      .map((one) => one.textContent)
  expect(shown()).toEqual(['Vier', 'Drei', 'Zwei'])
  fireEvent.click(within(assertive).getAllByRole('button')[0] as HTMLElement)
  expect(shown()).toEqual(['Drei', 'Zwei', 'Eins'])
})

test.each(toastPositions)(
  'a toast for %s stands there, in a live region that was there before',
  (position) => {
    const toasts = createToasts()
    render(<ToastRegion toasts={toasts} />)
    const place = document.querySelector(`[data-position="${position}"]`)
    const [assertive, polite] = [...(place?.querySelectorAll('[aria-live]') ?? [])]
    act(() => {
      toasts.notify({ ...failed, position })
      toasts.notify({ ...saved, position })
    })
    expect(screen.getByText(saved.title).closest('[aria-live]')).toBe(polite)
    expect(screen.getByText(failed.title).closest('[aria-live]')).toBe(assertive)
    expect(assertive).toHaveAttribute('aria-live', 'assertive')
  },
)

test.each([
  [false, 'top-right'],
  [true, 'bottom'],
])('the default position of a toast, on a phone: %p, is %s', (isPhone, position) => {
  const list = Object.assign(new EventTarget(), { matches: isPhone }) as MediaQueryList
  const matching = jest.spyOn(globalThis, 'matchMedia').mockReturnValue(list)
  show(saved)
  expect(screen.getByText(saved.title).closest('[data-position]')).toHaveAttribute('data-position', position)
  matching.mockRestore()
})

test('two equal messages are one toast with a count in the configured corner', () => {
  const { polite } = show(saved, { ...saved, badgePosition: 'bottom-right' })
  expect(within(polite).getAllByRole('button')).toHaveLength(1)
  expect(within(polite).getByText('2')).toHaveAttribute('data-corner', 'bottom-right')
  expect(within(polite).getByText('2 Mal gemeldet').closest('[aria-atomic]')).toHaveTextContent(saved.title)
})

test('a toast shows its link', () => {
  const { polite } = show({
    ...saved,
    link: { href: 'https://a.example/?result=success', text: 'Zurück zu a' },
  })
  const link = within(polite).getByRole('link', { name: 'Zurück zu a' })
  expect(link).toHaveAttribute('href', 'https://a.example/?result=success')
})

test.each([
  ['above', { top: 300, bottom: 600 }],
  ['below', { top: 20, bottom: 500 }],
  ['inside', { top: 20, bottom: 740 }],
])('a toast of a dialog is shown %s it, depending on its place', async (beside, dialog) => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const box = this.tagName === 'DIALOG' ? dialog : { top: 0, bottom: 0 }
    return { ...box, height: this.tagName === 'DIALOG' ? 0 : 100 } as DOMRect
  })
  const toasts = createToasts()
  render(
    <>
      <Dialog title="Adresse">Inhalt</Dialog>
      <ToastRegion toasts={toasts} />
    </>,
  )
  await act(async () => void toasts.notify(failed))
  expect(screen.getByRole('region', { name: 'Mitteilungen' })).toHaveAttribute('data-beside', beside)
  jest.restoreAllMocks()
})

test('the action of a toast closes it', () => {
  const onClick = jest.fn()
  show({ ...saved, action: { text: 'Rückgängig', onClick } })
  fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }))
  expect(onClick).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Geburtsdatum geändert.')).not.toBeInTheDocument()
})
