import { expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { createLazyPart, type LazyPart } from './lazy-part.ts'
import { LazyPlace } from './lazy-place.tsx'

// The host's root reports caught errors to the console.
const onCaughtError = () => undefined

/** A part that cannot be loaded as often as said. */
function partAfter(failures: number) {
  const loads = { count: 0 }
  const part = createLazyPart(async () => {
    loads.count += 1
    if (loads.count <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>Die Dienste</p> }
  })
  return { part, loads }
}

function Page({ part }: { part: LazyPart<object> | undefined }) {
  return (
    <>
      <h1>Übersicht</h1>
      <Suspense fallback={<p>Wird geladen …</p>}>
        {part && (
          <LazyPlace
            part={part}
            failure={(retry, retrying) => (
              <button type="button" onClick={retry}>
                {retrying ? 'Wird geladen …' : 'Erneut versuchen'}
              </button>
            )}
          >
            {(Content) => <Content />}
          </LazyPlace>
        )}
      </Suspense>
    </>
  )
}

const retryButton = () => screen.findByRole('button', { name: 'Erneut versuchen' })

test('a part that fails to load leaves the page intact, and each retry loads it again', async () => {
  const { part } = partAfter(2)
  render(<Page part={part} />, { onCaughtError })
  await userEvent.click(await retryButton())
  expect(screen.getByRole('heading', { name: 'Übersicht' })).toBeVisible()
  await userEvent.click(await retryButton())
  expect(await screen.findByText('Die Dienste')).toBeVisible()
})

test('coming back to the page loads the failed part again', async () => {
  const { part } = partAfter(1)
  const { rerender } = render(<Page part={part} />, { onCaughtError })
  await retryButton()
  rerender(<Page part={undefined} />)
  rerender(<Page part={part} />)
  expect(await screen.findByText('Die Dienste')).toBeVisible()
})

test('a part that hangs fails after 8 seconds', async () => {
  jest.useFakeTimers()
  const part = createLazyPart(() => new Promise<never>(() => undefined))
  render(<Page part={part} />, { onCaughtError })
  await act(() => jest.advanceTimersByTimeAsync(7_999))
  expect(screen.getByText('Wird geladen …')).toBeVisible()
  await act(() => jest.advanceTimersByTimeAsync(1))
  jest.useRealTimers()
  expect(await retryButton()).toBeVisible()
})

test('a retry first fetches the file, not that of the failed retry, past the cache of the browser', async () => {
  const fetch = jest.spyOn(window, 'fetch').mockResolvedValue(new Response(''))
  let fetchesBefore: number | undefined
  const part = createLazyPart(async () => {
    fetchesBefore = fetch.mock.calls.length
    throw new TypeError(
      'Failed to fetch dynamically imported module: https://localhost/remotes/x/1/dialog.js?retry=1',
    )
  })
  render(<Page part={part} />, { onCaughtError })
  await userEvent.click(await retryButton())
  await waitFor(() => expect(fetchesBefore).toBe(1))
  const [url, options] = fetch.mock.calls[0] ?? []
  expect(url).toBe('https://localhost/remotes/x/1/dialog.js')
  expect(options).toMatchObject({ cache: 'reload' })
  fetch.mockRestore()
})

test('a loaded part is not loaded again', async () => {
  const { part, loads } = partAfter(0)
  const { rerender } = render(<Page part={part} />, { onCaughtError })
  await screen.findByText('Die Dienste')
  rerender(<Page part={undefined} />)
  rerender(<Page part={part} />)
  expect(screen.getByText('Die Dienste')).toBeVisible()
  expect(loads.count).toBe(1)
})

test('a failed part is loaded again when the connection returns', async () => {
  const { part } = partAfter(1)
  render(<Page part={part} />, { onCaughtError })
  await retryButton()
  fireEvent.online(window)
  expect(await screen.findByText('Die Dienste')).toBeVisible()
})
