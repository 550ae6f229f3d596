import { expect, test } from '@jest/globals'
import { aCustomerProfile, fakeBff, profileHandlers, renderTab } from '@portal/portal/testing'
import { screen, within } from '@testing-library/react'
import Tab from '../tab.tsx'

const bff = fakeBff()

test('counts what is stored of the customer', async () => {
  const { communicationChannelData: channels } = aCustomerProfile()
  const customer = aCustomerProfile({
    communicationChannelData: { ...channels, emailCount: 2, phoneNumberCount: 1040 },
  })
  bff.use(...profileHandlers({ customer }))
  renderTab(Tab, { basePath: '/privacy' })

  expect(await screen.findByText('1.040')).toBeVisible()
  const stored = within(screen.getByRole('region', { name: 'Gespeicherte Daten' }))
  expect(stored.getByText('E-Mail-Adressen').nextElementSibling).toHaveTextContent('2')
})

test('leads to the privacy policy, which belongs to the host', async () => {
  const { user, router } = renderTab(Tab, { basePath: '/privacy' })
  await user.click(screen.getByRole('button', { name: 'Datenschutzhinweise lesen' }))
  expect(await screen.findByRole('heading', { name: 'Another tab' })).toBeVisible()
  expect(router.state.location.pathname).toBe('/data-protection')
})
