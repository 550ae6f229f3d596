import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, waitFor } from '@testing-library/react'
import { createBrowserRouter } from 'react-router'
import { shareHistory } from './shared-history.ts'

let router: ReturnType<typeof createBrowserRouter>
let stop: () => void

const heard = jest.fn<(path: string) => void>()
const hear = () => heard(location.pathname)

/** The address as both routers see it. */
const shown = () => [location.pathname, router.state.location.pathname]

beforeEach(() => {
  history.replaceState(null, '', '/meters')
  router = createBrowserRouter([{ path: '*', element: null }])
  stop = shareHistory('/meters', router)
  heard.mockClear()
  addEventListener('popstate', hear)
})

afterEach(() => {
  removeEventListener('popstate', hear)
  stop()
  router.dispose()
})

test('the router of the host follows that of the app, keeps its state, and knows how far Back goes', async () => {
  history.pushState({ position: 1 }, '', '/meters/new')
  await waitFor(() => expect(shown()).toEqual(['/meters/new', '/meters/new']))
  await waitFor(() => expect(history.state).toMatchObject({ position: 1, idx: 1, key: expect.any(String) }))
  history.replaceState({ position: 1 }, '', '/meters/done?at=1')
  await waitFor(() => expect(router.state.location.search).toBe('?at=1'))
  await waitFor(() => expect(history.state).toMatchObject({ position: 1, idx: 1 }))
  expect(heard).not.toHaveBeenCalled()
  history.back()
  await waitFor(() => expect(shown()).toEqual(['/meters', '/meters']))
  expect(heard.mock.calls).toEqual([['/meters']])
})

test('the app hears of an address that the host has changed, and of none outside of it', async () => {
  await act(() => router.navigate('/meters/new'))
  expect(heard.mock.calls).toEqual([['/meters/new']])
  await act(() => router.navigate('/privacy'))
  expect(heard).toHaveBeenCalledTimes(1)
})

test('the app hears of Back once the customer has not stayed for unsaved input, and of no page outside of it', async () => {
  await act(() => router.navigate('/meters/new'))
  heard.mockClear()
  let isUnsaved = true
  router.getBlocker('input', () => isUnsaved)
  history.back()
  await waitFor(() => expect(router.getBlocker('input', () => isUnsaved).state).toBe('blocked'))
  await waitFor(() => expect(location.pathname).toBe('/meters/new'))
  expect(heard).not.toHaveBeenCalled()
  isUnsaved = false
  router.getBlocker('input', () => isUnsaved).proceed?.()
  await waitFor(() => expect(heard.mock.calls).toEqual([['/meters']]))
  router.deleteBlocker('input')
  heard.mockClear()
  await act(() => router.navigate('/privacy'))
  await act(() => router.navigate('/meters'))
  heard.mockClear()
  history.back()
  await waitFor(() => expect(router.state.location.pathname).toBe('/privacy'))
  expect(heard).not.toHaveBeenCalled()
})

test('an app that has left writes no addresses for the host', async () => {
  stop()
  history.pushState(null, '', '/meters/new')
  await new Promise((resolve) => setTimeout(resolve))
  expect(shown()).toEqual(['/meters/new', '/meters'])
})
