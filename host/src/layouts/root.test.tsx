import { afterEach, expect, test } from '@jest/globals'
import { translatePage } from '@portal/portal/testing'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { renderShell } from '../testing/render-shell.tsx'
import { Root } from './root.tsx'

let endTranslation: (() => void) | undefined
afterEach(() => endTranslation?.())

/** A page with a text that React removes. */
function Notes() {
  const [isFull, setFull] = useState(true)
  const text = isFull && 'Sieben Notizen'
  return (
    <main>
      {text}
      <button type="button" onClick={() => setFull(false)}>
        Leeren
      </button>
    </main>
  )
}

test('a page that a translator has broken is built again, without the failure page', async () => {
  const { user } = renderShell(
    [
      {
        element: <Root />,
        errorElement: 'Keine Antwort',
        children: [{ path: '/notes', element: <Notes /> }],
      },
    ],
    { at: '/notes', onCaughtError: () => undefined },
  )
  endTranslation = translatePage()
  await user.click(screen.getByRole('button', { name: 'Leeren' }))
  expect(await screen.findByText('Sieben Notizen')).toBeVisible()
  expect(screen.queryByText('Keine Antwort')).toBeNull()
})
