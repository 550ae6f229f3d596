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

test('the bar is there while the page before stays, until the next one can paint', async () => {
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

test('it waits for the first data of a page, and not for newer data behind it', async () => {
  let answer = Promise.withResolvers<string>()
  function Page() {
    const { data, refetch } = useQuery({ queryKey: ['page'], queryFn: () => answer.promise })
    return (
      <button type="button" onClick={() => refetch()}>
        {data ?? 'nichts'}
      </button>
    )
  }
  const { user } = renderShell(shell([{ path: '/', element: <Page /> }]), { at: '/' })
  await waitFor(() => expect(bar()).toBeVisible())
  await act(async () => answer.resolve('erster Stand'))
  expect(await screen.findByText('erster Stand')).toBeVisible()
  expect(bar()).toBeNull()

  answer = Promise.withResolvers()
  await user.click(screen.getByRole('button'))
  expect(bar()).toBeNull()
  await act(async () => answer.resolve('zweiter Stand'))
  expect(await screen.findByText('zweiter Stand')).toBeVisible()
})
