import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Dialog } from './dialog.tsx'

const text = 'Sechzig Verträge, einer unter dem anderen'
let height: number

// jsdom lays nothing out.
beforeEach(() => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => height)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
})
afterEach(() => {
  jest.restoreAllMocks()
})

test('a long text in a dialog can be scrolled by keyboard', async () => {
  height = 2000
  render(<Dialog title="Verträge">{text}</Dialog>)
  await userEvent.tab()
  expect(screen.getByRole('group', { name: 'Verträge' })).toHaveFocus()
  expect(screen.getByRole('group')).toHaveTextContent(text)
})

test('a text that fits or contains a link is not a tab stop', () => {
  height = 400
  const { rerender } = render(<Dialog title="Verträge">{text}</Dialog>)
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
  height = 2000
  rerender(
    <Dialog title="Verträge">
      {text} <a href="/mehr">Mehr</a>
    </Dialog>,
  )
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})
