import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { BFF_URL, http, problem } from '@portal/portal/testing'
import { screen } from '@testing-library/react'
import { expectStage, fakeInvitations, page } from '../journey-fixture.ts'
import { CODE } from '../journey-paths-fixture.ts'

const { bff, respondToCheck } = fakeInvitations()
const session = { authorize: async () => ({ authorization: 'Bearer test' }) }

test('a used code links a signed-in customer to the overview', async () => {
  respondToCheck('account-exists')
  page({ at: `/code/${CODE}`, session })
  await expectStage('used')
  expect(screen.getByRole('link', { name: 'Zur Übersicht' })).toHaveAttribute('href', '/overview')
})

test('a used code shows an account without a customer that it belongs to another account', async () => {
  bff.use(http.get(BFF_URL + calls.getUserProfile.path, () => problem('unknown-customer', 403)))
  respondToCheck('account-exists')
  const { user, router } = page({ at: `/code/${CODE}`, session })
  expect(await screen.findByText(/gehört schon zu einem anderen Konto/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Zur Übersicht' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Abmelden' }))
  expect(router.state.location.pathname).toBe('/logout')
})
