import { expect, jest, test } from '@jest/globals'
import { BffError, type Session } from '@portal/bff-client'
import { calls } from '@portal/contracts'
import { Button, Dialog } from '@portal/ui'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { createSlot } from './slot.tsx'
import { StepUp } from './step-up.tsx'
import { aUserProfile, BFF_URL, fakeBff, HttpResponse, http, renderTab } from './testing/index.ts'

const bff = fakeBff()
const question = 'Bitte melden Sie sich noch einmal an'

function Deletion() {
  const [error, setError] = useState<BffError>()
  return (
    <StepUp action="delete" purpose="Ihr Konto löschen" error={error} onClose={() => setError(undefined)}>
      <Dialog
        title="Löschen?"
        onClose={() => undefined}
        actions={<Button onClick={() => setError(new BffError('sign-in-too-old'))}>Ja</Button>}
      >
        Wirklich?
      </Dialog>
    </StepUp>
  )
}

const Tab = createSlot(Deletion)

function open(stepUpSecondsLeft: number | undefined, session: Partial<Session> = {}) {
  const profile = aUserProfile(stepUpSecondsLeft === undefined ? {} : { stepUpSecondsLeft })
  bff.use(http.get(BFF_URL + calls.getUserProfile.path, () => HttpResponse.json(profile)))
  const reauthenticate = jest.fn<NonNullable<Session['reauthenticate']>>(async () => undefined)
  const authorize = async () => ({ authorization: 'Bearer test' })
  return {
    reauthenticate,
    ...renderTab(Tab, { basePath: '/x', session: { authorize, reauthenticate, ...session } }),
  }
}

test('an old sign-in shows the reauthentication with its purpose before the dialog', async () => {
  const { user, reauthenticate } = open(0)
  expect(await screen.findByRole('dialog', { name: question })).toHaveTextContent(
    'Sie möchten Ihr Konto löschen.',
  )
  expect(screen.queryByRole('dialog', { name: 'Löschen?' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Erneut anmelden' }))
  expect(reauthenticate).toHaveBeenCalledWith('delete')
})

test.each([[200], [undefined]])('the dialog opens with %s seconds left', async (secondsLeft) => {
  open(secondsLeft)
  expect(await screen.findByRole('dialog', { name: 'Löschen?' })).toBeVisible()
})

test('a sign-in that expires meanwhile is renewed, and the dialog comes back', async () => {
  const { user } = open(200)
  await user.click(await screen.findByRole('button', { name: 'Ja' }))
  await user.click(await screen.findByRole('button', { name: 'Abbrechen' }))
  expect(await screen.findByRole('dialog', { name: 'Löschen?' })).toBeVisible()
})

test('a reauthentication that the provider does not confirm is explained', async () => {
  open(0, { consumeReauthentication: (name) => name === 'delete' })
  expect(await screen.findByText(/nicht bestätigt, dass Sie Ihr Passwort/)).toBeVisible()
})
