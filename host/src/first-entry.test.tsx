import { expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render } from '@testing-library/react'
import { createBrowserRouter, RouterProvider, ScrollRestoration } from 'react-router'
import { keyFirstEntry } from './first-entry.ts'

const page = (
  <>
    <ScrollRestoration />
    <h2 id="rechte">Ihre Rechte</h2>
  </>
)

/** Loads a document, scrolls and leaves it. */
function visit(scrolledTo: number) {
  keyFirstEntry()
  const router = createBrowserRouter([{ path: '*', element: page }])
  render(<RouterProvider router={router} />)
  window.scrollY = scrolledTo
  fireEvent(window, new Event('pagehide'))
  cleanup()
  router.dispose()
}

const follow = (address: string) => history.replaceState(null, '', address)

test('a new document shows the section of its address, and a reload the position that was left', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  follow('/imprint')
  visit(500)
  scrollTo.mockClear()

  follow('/data-protection#rechte')
  visit(700)
  follow('/data-protection#rechte')
  visit(900)
  expect(scrollTo).not.toHaveBeenCalled()
  expect(shown).toHaveBeenCalled()

  visit(900)
  expect(scrollTo).toHaveBeenLastCalledWith(0, 900)
})
