import { expect, jest, test } from '@jest/globals'
import { BffError, type Session } from '@portal/bff-client'
import { Button, Dialog } from '@portal/ui'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { useChange } from './changes/use-change.ts'
import { createSlot } from './slot.tsx'
import { StepUp } from './step-up.tsx'
import { STEP_UP_KEY } from './step-up-return.ts'
import { createMemoryStorage, type TabStorage } from './tab-storage.ts'
import { fakeBff, renderTab } from './testing/index.ts'

fakeBff()
const question = 'Bitte melden Sie sich noch einmal an'
const send = jest.fn(async (pin: string) => pin)
const refuse = () =>
  send.mockRejectedValueOnce(
    new BffError('sign-in-too-old', undefined, { challenge: 'changePhonePin.nonce' }),
  )

function PinDialog() {
  const [error, setError] = useState<unknown>(null)
  const [saved, setSaved] = useState<string>()
  const change = useChange({
    mutation: {
      error,
      isPending: false,
      send: (pin: string) =>
        send(pin).catch((cause) => {
          setError(cause)
          throw cause
        }),
    },
    onSaved: setSaved,
  })
  if (saved) return <p>Gespeichert: {saved}</p>
  return (
    <StepUp action="change-pin" purpose="Ihre PIN ändern" change={change}>
      <Dialog
        title="PIN ändern"
        onClose={() => undefined}
        actions={<Button onClick={() => void change.submit('27418')}>Speichern</Button>}
      >
        Neue PIN
      </Dialog>
    </StepUp>
  )
}

const Tab = createSlot(PinDialog)

function open(session: Partial<Session> = {}, tabStorage: TabStorage = createMemoryStorage()) {
  send.mockClear()
  const reauthenticate = jest.fn<NonNullable<Session['reauthenticate']>>(async () => undefined)
  const authorize = async () => ({ authorization: 'Bearer test' })
  const signedIn = { account: 'mia', authorize, reauthenticate, ...session }
  return { reauthenticate, ...renderTab(Tab, { basePath: '/x', session: signedIn, tabStorage }) }
}

const returning = (account = 'mia'): Partial<Session> => ({
  account,
  consumeReauthentication: (action) => action === 'change-pin',
})

/** The customer is refused, and leaves for the provider. */
async function leave() {
  const tab = open()
  refuse()
  await tab.user.click(await screen.findByRole('button', { name: 'Speichern' }))
  await tab.user.click(await screen.findByRole('button', { name: 'Erneut anmelden' }))
  return tab
}

test('a refused change asks for the password with its purpose, and the sign-in names the change', async () => {
  const { reauthenticate } = await leave()
  expect(screen.getByRole('dialog', { name: question })).toHaveTextContent('Sie möchten Ihre PIN ändern.')
  expect(reauthenticate).toHaveBeenCalledWith('change-pin', 'changePhonePin.nonce')
})

test('after the return the change is made again with the same input, once', async () => {
  const { tabStorage, unmount } = await leave()
  unmount()
  open(returning(), tabStorage)
  expect(await screen.findByText('Gespeichert: 27418')).toBeVisible()
  expect(send).toHaveBeenCalledTimes(1)
  expect(tabStorage.get(`${STEP_UP_KEY}change-pin`)).toBeNull()
})

test('a change without input is made again, too', async () => {
  const stored = createMemoryStorage()
  stored.set(`${STEP_UP_KEY}change-pin`, JSON.stringify({ at: Date.now(), account: 'mia' }))
  open(returning(), stored)
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
})

test('a return that the BFF does not accept is explained, and asks for the password again', async () => {
  const { tabStorage, unmount } = await leave()
  unmount()
  const session = returning()
  refuse()
  const { reauthenticate, user } = open(session, tabStorage)
  expect(await screen.findByText(/Ihr Passwort ist dafür noch nicht bestätigt/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Erneut anmelden' }))
  expect(reauthenticate).toHaveBeenCalledWith('change-pin', 'changePhonePin.nonce')
})

test.each([
  ['another account', returning('noah')],
  ['without the password', {}],
])('a return (%s) changes nothing, and the input is gone', async (_, session) => {
  const { tabStorage, unmount } = await leave()
  unmount()
  open(session, tabStorage)
  expect(await screen.findByRole('dialog', { name: 'PIN ändern' })).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  expect(tabStorage.get(`${STEP_UP_KEY}change-pin`)).toBeNull()
})

test('input from over 15 minutes ago is not sent', async () => {
  const { tabStorage, unmount } = await leave()
  unmount()
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 16 * 60_000)
  open(returning(), tabStorage)
  expect(await screen.findByRole('dialog', { name: 'PIN ändern' })).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  clock.mockRestore()
})

test('closing the question returns to the dialog, and stores nothing', async () => {
  const { user, tabStorage } = await leave()
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(await screen.findByRole('dialog', { name: 'PIN ändern' })).toBeVisible()
  expect(tabStorage.get(`${STEP_UP_KEY}change-pin`)).toBeNull()
})

test('a page that cannot ask for the password says what to do', async () => {
  const { user } = open({ reauthenticate: undefined as never })
  refuse()
  await user.click(await screen.findByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText(/öffnen Sie dafür Ihr Nordtal Konto/)).toBeVisible()
})
