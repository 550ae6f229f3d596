import { expect, jest, test } from '@jest/globals'
import type { Session } from '@portal/bff-client'
import { http, renderRemote, stepUpNeeded } from '@portal/portal/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.ts'
import { fakePins, PIN_URL, pinCard } from './phone-pin-fixture.ts'

const pins = fakePins()
const authorize = async () => ({ authorization: 'Bearer test' })
const dialog = { name: 'Bitte melden Sie sich noch einmal an' }

const refuseReading = () => pins.bff.use(http.get(PIN_URL, () => stepUpNeeded('getPhonePin.nonce')))

async function open(session: Session) {
  const tab = renderRemote(remote, { session })
  const card = await pinCard()
  return { ...tab, card, show: () => tab.user.click(card.getByRole('button', { name: 'PIN anzeigen' })) }
}

test('a refused reading opens the dialog to reauthenticate', async () => {
  const reauthenticate = jest.fn<NonNullable<Session['reauthenticate']>>(async () => undefined)
  pins.serve({})
  refuseReading()
  const { show, user } = await open({ authorize, reauthenticate })
  await show()
  const question = within(await screen.findByRole('dialog', dialog))
  expect(question.getByText(/Sie möchten Ihre Telefon-PIN ansehen/)).toBeVisible()
  await user.click(question.getByRole('button', { name: 'Erneut anmelden' }))
  expect(reauthenticate).toHaveBeenCalledWith('phone-pin-100', 'getPhonePin.nonce')
})

test('cancelling the dialog returns to the card', async () => {
  pins.serve({})
  refuseReading()
  const { show, user, card } = await open({ authorize, reauthenticate: async () => undefined })
  await show()
  const question = within(await screen.findByRole('dialog', dialog))
  await user.click(question.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(card.getByRole('button', { name: 'PIN anzeigen' })).toBeVisible()
  expect(card.queryByRole('alert')).not.toBeInTheDocument()
})

test('an unreachable sign-in shows an error and can be retried', async () => {
  const reauthenticate = jest
    .fn<NonNullable<Session['reauthenticate']>>()
    .mockRejectedValueOnce(new Error('offline'))
  pins.serve({})
  refuseReading()
  const { show, user } = await open({ authorize, reauthenticate })
  await show()
  const question = within(await screen.findByRole('dialog', dialog))
  const again = question.getByRole('button', { name: 'Erneut anmelden' })
  await user.click(again)
  expect(await question.findByText(/gerade nicht erreichbar/)).toBeVisible()
  await user.click(again)
  await waitFor(() => expect(question.queryByText(/gerade nicht erreichbar/)).not.toBeInTheDocument())
  expect(reauthenticate).toHaveBeenCalledTimes(2)
})

test('a page without a sign-in shows what to do instead', async () => {
  pins.serve({})
  refuseReading()
  const { show } = await open({ authorize })
  await show()
  const question = within(await screen.findByRole('dialog', dialog))
  expect(question.getByText(/öffnen Sie dafür Ihr Nordtal Konto/)).toBeVisible()
  expect(question.queryByRole('button', { name: 'Erneut anmelden' })).not.toBeInTheDocument()
})

/** A session whose customer has just reauthenticated for this action. */
function reauthenticatedFor(action: string): Session {
  let returned: string | undefined = action
  return {
    authorize,
    reauthenticate: async () => undefined,
    consumeReauthentication(name) {
      const isConsumed = returned === name
      if (isConsumed) returned = undefined
      return isConsumed
    },
  }
}

test('after reauthentication the PIN shows once, with focus on the button that hides it', async () => {
  pins.serve({})
  const { card, user, router } = await open(reauthenticatedFor('phone-pin-100'))
  expect(await screen.findByText('47114')).toBeVisible()
  expect(card.getByRole('button', { name: 'PIN verbergen' })).toHaveFocus()
  await user.click(card.getByRole('button', { name: 'PIN verbergen' }))
  await act(() => router.navigate('/overview'))
  await act(() => router.navigate(-1))
  await screen.findByRole('button', { name: 'PIN anzeigen' })
  expect(screen.queryByText('47114')).not.toBeInTheDocument()
})

test('after reauthentication a hidden browser tab does not show the PIN', async () => {
  pins.serve({})
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const { card, show } = await open(reauthenticatedFor('phone-pin-100'))
  await card.findByRole('button', { name: 'PIN anzeigen' })
  await waitFor(() =>
    expect(card.getByRole('button', { name: 'PIN anzeigen' })).not.toHaveAttribute('data-busy'),
  )
  expect(pins.seen).toEqual([])
  hidden.mockRestore()
  await show()
  expect(await screen.findByText('47114')).toBeVisible()
  expect(pins.seen).toEqual(['100'])
})

test('a reauthentication for another brand does not show the PIN', async () => {
  pins.serve({})
  const { card } = await open(reauthenticatedFor('phone-pin-200'))
  expect(card.getByRole('button', { name: 'PIN anzeigen' })).toBeVisible()
  expect(pins.seen).toEqual([])
})

test('a return that the BFF does not accept is explained, and may be tried again', async () => {
  pins.serve({})
  refuseReading()
  await open(reauthenticatedFor('phone-pin-100'))
  const question = within(await screen.findByRole('dialog', dialog))
  expect(question.getByText(/Ihr Passwort ist dafür noch nicht bestätigt/)).toBeVisible()
})
