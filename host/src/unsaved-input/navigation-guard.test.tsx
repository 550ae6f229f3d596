import { expect, test } from '@jest/globals'
import { fakeBff } from '@portal/portal/testing'
import { useMutation } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { Root } from '../layouts/root.tsx'
import { renderShell } from '../testing/render-shell.tsx'
import { useUnsavedInputRegister } from './use-unsaved-input-register.ts'

fakeBff()

let respond: { resolve: () => void; reject: (error: Error) => void }

function Form() {
  const unsavedInput = useUnsavedInputRegister()
  const save = useMutation({
    mutationFn: () =>
      new Promise<void>((resolve, reject) => {
        respond = { resolve, reject }
      }),
  })
  useEffect(() => {
    unsavedInput.set('form', !save.isSuccess)
    return () => unsavedInput.set('form', false)
  }, [unsavedInput, save.isSuccess])
  return (
    <>
      <Link to="/overview">Übersicht</Link>
      <button type="button" onClick={() => save.mutate()}>
        Speichern
      </button>
      {save.isSuccess && <p>Gespeichert</p>}
      {save.isError && <p>Nicht gespeichert</p>}
    </>
  )
}

async function leaveWhileSaving() {
  const children = [
    { path: '/overview', element: <h1>Übersicht</h1> },
    { path: '/privacy', element: <Form /> },
  ]
  const { user, router } = renderShell([{ element: <Root />, children }], { at: '/privacy' })
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await user.click(screen.getByRole('link', { name: 'Übersicht' }))
  const notice = await screen.findByRole('dialog', { name: 'Wird noch gespeichert …' })
  expect(screen.queryByRole('button', { name: 'Eingaben verwerfen' })).not.toBeInTheDocument()
  return { user, router, notice }
}

test.each([
  ['a success', () => respond.resolve(), 'Gespeichert'],
  ['a failure', () => respond.reject(new Error('500')), 'Nicht gespeichert'],
])('a page that saves is not left, but shows %s', async (_, finish, result) => {
  const { router, notice } = await leaveWhileSaving()
  await act(async () => finish())
  expect(await screen.findByText(result)).toBeVisible()
  await waitFor(() => expect(notice).not.toBeInTheDocument())
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/privacy')
})

test('unsaved input can be discarded', async () => {
  const { user, router } = await leaveWhileSaving()
  await act(async () => respond.reject(new Error('500')))
  await screen.findByText('Nicht gespeichert')
  await user.click(screen.getByRole('link', { name: 'Übersicht' }))
  await user.click(await screen.findByRole('button', { name: 'Eingaben verwerfen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/overview'))
})
