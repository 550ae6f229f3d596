import { expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent } from '@testing-library/react'
import { renderShell } from '../testing/render-shell.tsx'
import { Root } from './root.tsx'

test('a document opens at its own position, not at that of the document before it', () => {
  const routes = [{ element: <Root />, children: [{ path: '*', element: <h2 id="rechte">Ihre Rechte</h2> }] }]
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
  const visit = (at: string, scrolledTo: number) => {
    renderShell(routes, { at })
    window.scrollY = scrolledTo
    fireEvent(window, new Event('pagehide'))
    cleanup()
  }

  visit('/overview', 500)
  visit('/data-protection#rechte', 700)
  expect(scrollTo).not.toHaveBeenCalledWith(0, 500)
  expect(shown).toHaveBeenCalled()

  visit('/data-protection#rechte', 0)
  expect(scrollTo).toHaveBeenCalledWith(0, 700)
})
