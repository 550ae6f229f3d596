import { afterEach, expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { translatePage } from '../testing/translate-page.ts'
import { FailureBoundary } from './failure-boundary.tsx'

let endTranslation: (() => void) | undefined
afterEach(() => endTranslation?.())

const onCaughtError = jest.fn()

/** A count without an element of its own, which goes beyond `most`. */
function Contracts({ start, most }: { start: number; most: number }) {
  const [count, setCount] = useState(start)
  const text = count < most && `${count} Verträge`
  return (
    <section>
      <p>
        {text}
        <button type="button" onClick={() => setCount(count + 1)}>
          Mehr
        </button>
      </p>
    </section>
  )
}

const place = (start: number) => (
  <main>
    <h1>Verträge</h1>
    <FailureBoundary fallback={() => <p>Keine Antwort</p>}>
      <Contracts start={start} most={60} />
    </FailureBoundary>
  </main>
)

const press = async () => userEvent.click(screen.getByRole('button', { name: 'Mehr' }))

function renderTranslated(start: number) {
  render(place(start), { onCaughtError })
  endTranslation = translatePage()
}

test('a place whose elements a translator has replaced is built again', async () => {
  renderTranslated(59)
  await press()
  expect(onCaughtError).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'NotFoundError' }),
    expect.anything(),
  )
  expect(screen.getByText('59 Verträge')).toBeVisible()
  expect(screen.queryByText('Keine Antwort')).toBeNull()
  expect(screen.getByRole('button', { name: 'Mehr' })).toBeVisible()
})

test('a place that breaks again and again shows the failure', async () => {
  renderTranslated(59)
  for (let time = 0; time <= 5; time += 1) {
    expect(screen.queryByText('Keine Antwort')).toBeNull()
    await press()
  }
  expect(screen.getByText('Keine Antwort')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Verträge' })).toBeVisible()
})

test('any other error shows the failure at once', () => {
  function Broken(): never {
    throw new TypeError('a fault of our own')
  }
  const { container } = render(
    <FailureBoundary fallback={(error) => String(error)}>
      <Broken />
    </FailureBoundary>,
    { onCaughtError },
  )
  expect(container).toHaveTextContent('TypeError: a fault of our own')
})
