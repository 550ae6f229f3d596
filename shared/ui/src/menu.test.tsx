import { beforeEach, expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { Menu } from './menu.tsx'

function Page({ anchor = 'more' }: { anchor?: string }) {
  return (
    <>
      <button type="button" id="more">
        Mehr
      </button>
      <Menu anchor={anchor} label="Vertrag verwalten">
        {(close) => (
          <button type="button" onClick={close}>
            Kündigen
          </button>
        )}
      </Menu>
    </>
  )
}

const wide = globalThis.matchMedia

beforeEach(() => {
  globalThis.matchMedia = wide
})

test('the anchor opens a menu', () => {
  render(<Page />)
  const panel = screen.getByRole('dialog', { name: 'Vertrag verwalten' })
  const button = screen.getByRole('button', { name: 'Mehr' })
  expect(button).toHaveAttribute('popovertarget', panel.id)
  expect(button).toHaveAttribute('aria-haspopup', 'dialog')
})

test('a menu without its anchor logs an error and stays closed', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {})
  render(<Page anchor="vertrag-4711" />)
  expect(said).toHaveBeenCalledWith('Menu: there is no anchor with the id "vertrag-4711"')
  said.mockClear()
  expect(screen.getByRole('button', { name: 'Mehr' })).not.toHaveAttribute('popovertarget')
})

test('a menu is a dialog below 450 px', async () => {
  globalThis.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: true, media }) as unknown as MediaQueryList
  render(<Page />)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Mehr' }))
  expect(screen.getByRole('heading', { name: 'Vertrag verwalten' })).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Kündigen' }))
  expect(screen.queryByRole('button', { name: 'Kündigen' })).not.toBeInTheDocument()
})

test('a menu finds its anchor in its shadow root', () => {
  const shadow = document.createElement('div').attachShadow({ mode: 'open' })
  const root = createRoot(shadow)
  act(() => root.render(<Page />))
  const panel = shadow.querySelector('[role=dialog]')
  expect(shadow.getElementById('more')).toHaveAttribute('popovertarget', panel?.id)
  act(() => root.unmount())
})
