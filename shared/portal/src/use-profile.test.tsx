import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { act, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { ProfileContent } from './profile-content.tsx'
import { createSlot } from './slot.tsx'
import { aCustomerProfile, BFF_URL, fakeBff, problem, profileHandlers, renderTab } from './testing/index.ts'

const bff = fakeBff()
const nameOf = (name: string) => ({ ...aCustomerProfile().personalData, name })

const NameTab = createSlot(() => (
  <ProfileContent skeleton={<p>skeleton</p>}>
    {(profile) => <h1>{profile.personalData.name}</h1>}
  </ProfileContent>
))
const open = () => renderTab(NameTab, { basePath: '/name' })

test('selecting a tenant later loads the profile of that brand', async () => {
  bff.use(
    http.get(BFF_URL + calls.getCustomerProfile.path, ({ request }) => {
      const tenantId = request.headers.get('tenant') === '200' ? '200' : '100'
      return HttpResponse.json(aCustomerProfile({ tenantId, personalData: nameOf(`Mia of ${tenantId}`) }))
    }),
  )
  const { bus } = open()
  expect(await screen.findByRole('heading', { name: 'Mia of 100' })).toBeVisible()
  act(() => bus.publish({ type: 'tenant.defined', tenantId: '200' }))
  expect(await screen.findByRole('heading', { name: 'Mia of 200' })).toBeVisible()
})

test('a profile changed by another remote shows without a reload', async () => {
  const { bus } = open()
  await screen.findByRole('heading', { name: 'Mia Muster' })
  bff.use(...profileHandlers({ customer: aCustomerProfile({ personalData: nameOf('Mia Neu') }) }))
  act(() => bus.publish({ type: 'profile.changed', section: 'personalData' }))
  expect(await screen.findByRole('heading', { name: 'Mia Neu' })).toBeVisible()
})

test.each([
  ['the user profile', calls.getUserProfile.path],
  ['the customer profile', calls.getCustomerProfile.path],
])('when %s fails, the page shows an error and a retry loads the data', async (_, path) => {
  bff.use(http.get(BFF_URL + path, () => problem('internal-error', 500)))
  const { user } = open()
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
  bff.use(...profileHandlers())
  await user.click(retry)
  expect(await screen.findByRole('heading', { name: 'Mia Muster' })).toBeVisible()
})

test('a page shows its title while the data loads and when it fails', async () => {
  bff.use(http.get(BFF_URL + calls.getCustomerProfile.path, () => problem('internal-error', 500)))
  const Titled = createSlot(() => (
    <ProfileContent header={<h1>Addresses</h1>} skeleton={<p>skeleton</p>}>
      {(profile) => <h1>{profile.personalData.name}</h1>}
    </ProfileContent>
  ))
  const { user } = renderTab(Titled, { basePath: '/titled' })
  expect(screen.getByText('skeleton')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Addresses' })).toBeVisible()
  const retry = await screen.findByRole('button', { name: 'Erneut versuchen' })
  expect(screen.getByRole('heading', { name: 'Addresses' })).toBeVisible()
  bff.use(...profileHandlers())
  await user.click(retry)
  expect(await screen.findByRole('heading', { name: 'Mia Muster' })).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Addresses' })).not.toBeInTheDocument()
})

test('a response without personal data still shows every other section', async () => {
  const { personalData, ...rest } = aCustomerProfile()
  bff.use(http.get(BFF_URL + calls.getCustomerProfile.path, () => HttpResponse.json(rest)))
  const Count = createSlot(() => (
    <ProfileContent skeleton={null}>
      {(profile) => (
        <h1>{`${profile.contractData.contracts.length} contracts of "${profile.personalData.name}"`}</h1>
      )}
    </ProfileContent>
  ))
  renderTab(Count, { basePath: '/count' })
  expect(await screen.findByRole('heading', { name: '0 contracts of ""' })).toBeVisible()
  expect(personalData.name).toBe('Mia Muster')
})
