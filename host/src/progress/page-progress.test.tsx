import { expect, test } from '@jest/globals'
import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { lazy, Suspense } from 'react'
import { Link, Outlet, type RouteObject } from 'react-router'
import { renderShell } from '../testing/render-shell.tsx'
import { PageProgress } from './page-progress.tsx'

function shell(children: RouteObject[]): RouteObject[] {
  const element = (
    <>
      <PageProgress />
      <Suspense fallback={<p>Platzhalter</p>}>
        <Outlet />
      </Suspense>
    </>
  )
  return [{ element, children }]
}

const bar = () => screen.queryByRole('progressbar')

test('the progress bar is shown until the next page can paint', async () => {
  const code = Promise.withResolvers<{ default: () => React.ReactNode }>()
  const Contracts = lazy(() => code.promise)
  const pages = [
    { path: '/', element: <Link to="/contracts">Verträge</Link> },
    { path: '/contracts', element: <Contracts /> },
  ]
  const { user } = renderShell(shell(pages), { at: '/' })
  expect(bar()).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Verträge' }))
  expect(bar()).toBeVisible()
  expect(screen.getByRole('link', { name: 'Verträge' })).toBeVisible()
  await act(async () => code.resolve({ default: () => <h1>Ihre Verträge</h1> }))
  expect(await screen.findByRole('heading')).toBeVisible()
  expect(bar()).toBeNull()
})

test('the progress bar waits for the first data of a page and not for a refetch', async () => {
  let response = Promise.withResolvers<string>()
  function Page() {
    const { data, refetch } = useQuery({ queryKey: ['page'], queryFn: () => response.promise })
    return (
      <button type="button" onClick={() => refetch()}>
        {data ?? 'nichts'}
      </button>
    )
  }
  const { user } = renderShell(shell([{ path: '/', element: <Page /> }]), { at: '/' })
  await waitFor(() => expect(bar()).toBeVisible())
  await act(async () => response.resolve('erster Stand'))
  expect(await screen.findByText('erster Stand')).toBeVisible()
  expect(bar()).toBeNull()

  response = Promise.withResolvers()
  await user.click(screen.getByRole('button'))
  expect(bar()).toBeNull()
  await act(async () => response.resolve('zweiter Stand'))
  expect(await screen.findByText('zweiter Stand')).toBeVisible()
})
