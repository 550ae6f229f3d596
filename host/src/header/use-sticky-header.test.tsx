import { afterEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { Link, Outlet } from 'react-router'
import { RouteAnnouncement } from '../route-announcement/route-announcement.tsx'
import { renderShell } from '../testing/render-shell.tsx'
import { Bar } from './bar.tsx'
import { useStickyHeader } from './use-sticky-header.ts'

const HEADER_PX = 64

function Shell() {
  const bar = useRef<HTMLElement>(null)
  useStickyHeader(bar)
  return (
    <>
      <RouteAnnouncement />
      <Bar ref={bar} sticky>
        <Link to="/">Startseite</Link>
      </Bar>
      <Link to="/privacy">Datenschutz</Link>
      <Outlet />
    </>
  )
}

const routes = [
  {
    element: <Shell />,
    children: [
      { path: '/', element: <h1>Start</h1> },
      { path: '/privacy', element: <h1>Datenschutz</h1> },
    ],
  },
]

function renderIn(width: number) {
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(new EventTarget(), { media, matches: width < 855 } as MediaQueryList),
    )
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(HEADER_PX)
  return renderShell(routes, { at: '/' })
}

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  fireEvent.scroll(window)
}

const isInView = () => !screen.getByRole('banner').hasAttribute('data-away')

afterEach(() => {
  jest.restoreAllMocks()
  scrollTo(0)
})

test('the header of a narrow window leaves when scrolled down and returns when scrolled up', () => {
  const { appState } = renderIn(800)
  expect(isInView()).toBe(true)
  scrollTo(400)
  expect(isInView()).toBe(false)
  expect(appState.get().hasStickyHeader).toBe(false)
  scrollTo(380)
  expect(isInView()).toBe(true)
})

test('the header of a wide window stays in view', () => {
  renderIn(855)
  scrollTo(400)
  expect(isInView()).toBe(true)
})

test('the header stays at the top of the page and for small moves', () => {
  renderIn(375)
  scrollTo(HEADER_PX)
  expect(isInView()).toBe(true)
  scrollTo(HEADER_PX + 7)
  expect(isInView()).toBe(true)
})

test('the header returns when it gets the focus', async () => {
  const { user } = renderIn(375)
  scrollTo(400)
  await user.tab()
  expect(screen.getByRole('link', { name: 'Startseite' })).toHaveFocus()
  expect(isInView()).toBe(true)
  scrollTo(500)
  expect(isInView()).toBe(true)
})

test('the header is in view on the next page and after Back', async () => {
  const { user, router } = renderIn(375)
  scrollTo(400)
  await user.click(screen.getByRole('link', { name: 'Datenschutz' }))
  expect(isInView()).toBe(true)
  Object.defineProperty(window, 'scrollY', { value: 900, configurable: true })
  await act(() => router.navigate(-1))
  fireEvent.scroll(window)
  expect(isInView()).toBe(true)
})

test('the header stays while a dialog is open', () => {
  const { appState } = renderIn(375)
  act(() => appState.set({ activeDialog: true }))
  scrollTo(400)
  expect(isInView()).toBe(true)
})

test('the header does not return over the focused element', () => {
  renderIn(375)
  scrollTo(400)
  const focused = screen.getByRole('link', { name: 'Datenschutz' })
  focused.focus()
  const place = jest.spyOn(focused, 'getBoundingClientRect')
  place.mockReturnValue(new DOMRect(0, 20, 100, 30))
  scrollTo(380)
  expect(isInView()).toBe(false)
  place.mockReturnValue(new DOMRect(0, HEADER_PX, 100, 30))
  scrollTo(336)
  expect(isInView()).toBe(true)
})
