import { expect, test } from '@jest/globals'
import { useCustomerProfile } from '@portal/bff-client'
import { calls, portalPaths } from '@portal/contracts'
import { aUserProfile, BFF_URL, fakeBff, http, problem, profileHandlers } from '@portal/portal/testing'
import { useMutation } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Account } from '../tenants/account.tsx'
import { renderShell } from '../testing/render-shell.tsx'
import { AccountGuard } from './account-guard.tsx'

const bff = fakeBff()
const PROFILE_URL = BFF_URL + calls.getUserProfile.path
const CUSTOMER_URL = BFF_URL + calls.getCustomerProfile.path

const refused = () => problem('account-deleted', 403)
const pending = profileHandlers({ user: aUserProfile({ status: 'deletion-pending' }) })

function Name() {
  const { data, refetch } = useCustomerProfile('100')
  const save = useMutation({
    mutationFn: async () => {
      throw Object.assign(new Error('refused'), { code: 'account-deleted' })
    },
  })
  return (
    <>
      <p>{data?.personalData.name}</p>
      <button type="button" onClick={() => void refetch()}>
        Neu laden
      </button>
      <button type="button" onClick={() => save.mutate()}>
        Speichern
      </button>
    </>
  )
}

function open(at = '/personal-data') {
  const guarded = (path: string, element: ReactNode) => ({
    path,
    element: <AccountGuard>{element}</AccountGuard>,
  })
  const children = [
    guarded('/personal-data', <Name />),
    guarded(`${portalPaths.accountDeletion}/*`, <h1>Konto wurde gelöscht</h1>),
    { path: '/data-protection', element: <h1>Datenschutzhinweise</h1> },
  ]
  return renderShell([{ element: <Account />, children }], { at, signedIn: true })
}

const deletion = () => screen.findByRole('heading', { name: 'Konto wurde gelöscht' })

test('an account that is being deleted is redirected to its deletion', async () => {
  bff.use(...pending)
  const { router } = open()
  expect(await deletion()).toBeVisible()
  expect(router.state.location.pathname).toBe(portalPaths.accountDeletion)
})

test('a deleted account is redirected to its deletion', async () => {
  bff.use(http.get(PROFILE_URL, refused))
  open()
  expect(await deletion()).toBeVisible()
})

test('a public page is shown to a deleted account', async () => {
  bff.use(...pending)
  open('/data-protection')
  expect(await screen.findByRole('heading', { name: 'Datenschutzhinweise' })).toBeVisible()
})

test.each(['Neu laden', 'Speichern'])('an open page redirects after a refused call: %s', async (button) => {
  const { user } = open()
  expect(await screen.findByText('Mia Muster')).toBeVisible()
  bff.use(http.get(PROFILE_URL, refused), http.get(CUSTOMER_URL, refused))
  await user.click(screen.getByRole('button', { name: button }))
  expect(await deletion()).toBeVisible()
})

test('an account is not redirected for another refusal', async () => {
  const { user } = open()
  expect(await screen.findByText('Mia Muster')).toBeVisible()
  let requests = 0
  bff.use(
    http.get(CUSTOMER_URL, () => {
      requests += 1
      return problem('unavailable', 503)
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Neu laden' }))
  await waitFor(() => expect(requests).toBe(1))
  expect(screen.queryByRole('heading', { name: 'Konto wurde gelöscht' })).toBeNull()
})
