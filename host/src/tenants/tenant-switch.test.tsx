import { beforeEach, expect, test } from '@jest/globals'
import { useCustomerProfile } from '@portal/bff-client'
import { calls, type UserProfile } from '@portal/contracts'
import {
  aCustomerProfile,
  aUserProfile,
  BFF_URL,
  fakeBff,
  HttpResponse,
  http,
  profileHandlers,
} from '@portal/portal/testing'
import { PageHeader } from '@portal/ui'
import { act, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { AccountPanel } from '../header/account-panel.tsx'
import { Root } from '../layouts/root.tsx'
import { useRemotes } from '../remotes/use-remotes.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { useUnsavedInputRegister } from '../unsaved-input/use-unsaved-input-register.ts'
import { Account } from './account.tsx'
import { useTenant } from './use-tenant.ts'

const bff = fakeBff()
const [system] = aUserProfile().businessSystems
if (!system) throw new Error('The profile has no business system')
const withCmdm = (...tenantIds: ('100' | '200')[]): UserProfile =>
  aUserProfile({
    businessSystems: (['100', '200'] as const).map((tenantId) => ({
      ...system,
      tenantId,
      cmdm: { enabled: tenantIds.includes(tenantId) },
    })),
  })

function serveProfiles(user: UserProfile) {
  bff.use(
    http.get(BFF_URL + calls.getCustomerProfile.path, ({ request }) => {
      const tenantId = request.headers.get('tenant') === '200' ? '200' : '100'
      const { personalData } = aCustomerProfile()
      return HttpResponse.json(
        aCustomerProfile({ tenantId, personalData: { ...personalData, name: `Mia bei ${tenantId}` } }),
      )
    }),
    ...profileHandlers({ user }),
  )
}

beforeEach(() => sessionStorage.clear())

function Page({ unsaved }: { unsaved: boolean }) {
  const unsavedInput = useUnsavedInputRegister()
  const { portalOf } = useRemotes()
  const { data } = useCustomerProfile(useTenant().tenantId)
  useEffect(() => {
    unsavedInput.set('form', unsaved)
    return () => unsavedInput.set('form', false)
  }, [unsavedInput, unsaved])
  return (
    <>
      <PageHeader title="Verträge" />
      <p>{data ? `Daten von ${data.personalData.name}` : 'Wird geladen'}</p>
      <button type="button" onClick={() => portalOf('mfe-contracts').showTenant('200')}>
        Diesen Vertrag öffnen
      </button>
      <AccountPanel avatar={null} onLeave={(next) => next()} />
    </>
  )
}

const open = (unsaved = false) => {
  const pages = [
    { path: '/contracts/contract/:id', element: <Page unsaved={unsaved} /> },
    { path: '/contracts', element: <Page unsaved={false} /> },
  ]
  return renderShell([{ element: <Root />, children: [{ element: <Account />, children: pages }] }], {
    at: '/contracts/contract/4711',
    signedIn: true,
  })
}

test('a switch shows the top of the tab with the data and theme of the brand and announces it', async () => {
  serveProfiles(withCmdm('100', '200'))
  const { user, router } = open()
  expect(await screen.findByText('Daten von Mia bei 100')).toBeVisible()

  await user.click(await screen.findByRole('button', { name: /Flinkstrom/ }))
  expect(await screen.findByText('Daten von Mia bei 200')).toBeVisible()
  expect(router.state.location.pathname).toBe('/contracts')
  expect(document.documentElement.dataset.theme).toBe('flinkstrom')
  expect(screen.getByText('Sie sehen jetzt Ihre Daten bei Flinkstrom.')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  expect(screen.queryByText(/Mia bei 100/)).toBeNull()
})

test('a remote switches the brand on the same page with its search', async () => {
  serveProfiles(withCmdm('100', '200'))
  const { user, router } = open()
  await screen.findByText('Daten von Mia bei 100')
  await act(() => router.navigate('?suche=gas', { replace: true }))

  await user.click(screen.getByRole('button', { name: 'Diesen Vertrag öffnen' }))
  expect(await screen.findByText('Daten von Mia bei 200')).toBeVisible()
  expect(router.state.location).toMatchObject({ pathname: '/contracts/contract/4711', search: '?suche=gas' })
  expect(screen.getByText('Sie sehen jetzt Ihre Daten bei Flinkstrom.')).toHaveAttribute('role', 'status')
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a switch asks about unsaved input, and staying does not change the brand', async () => {
  serveProfiles(withCmdm('100', '200'))
  const { user, router, bus } = open(true)
  await screen.findByText('Daten von Mia bei 100')

  await user.click(await screen.findByRole('button', { name: /Flinkstrom/ }))
  await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }))
  expect(router.state.location.pathname).toBe('/contracts/contract/4711')
  expect(bus.tenant).toMatchObject({ tenantId: '100' })

  await user.click(await screen.findByRole('button', { name: /Flinkstrom/ }))
  await user.click(await screen.findByRole('button', { name: 'Eingaben verwerfen' }))
  expect(await screen.findByText('Daten von Mia bei 200')).toBeVisible()
})

test('Back does not switch the brand', async () => {
  serveProfiles(withCmdm('100', '200'))
  const { user, router, bus } = open()
  await user.click(await screen.findByRole('button', { name: /Flinkstrom/ }))
  await screen.findByText('Daten von Mia bei 200')
  await user.click(screen.getByRole('button', { name: /Nordtal/ }))
  await screen.findByText('Daten von Mia bei 100')
  await act(() => router.navigate(-1))
  expect(bus.tenant).toMatchObject({ tenantId: '100' })
})

test('a customer with one switchable brand sees no choice', async () => {
  serveProfiles(withCmdm('100'))
  open()
  await screen.findByText('Daten von Mia bei 100')
  expect(screen.queryByRole('list', { name: 'Ihre Marken' })).toBeNull()
})
