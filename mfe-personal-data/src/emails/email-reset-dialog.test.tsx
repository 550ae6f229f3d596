import { afterEach, expect, jest, test } from '@jest/globals'
import { calls, EMAIL_ADDRESS_IN_USE } from '@portal/contracts'
import {
  aUserProfile,
  BFF_URL,
  fakeBff,
  HttpResponse,
  http,
  problem,
  profileHandlers,
  renderRemote,
  tooManyRequests,
} from '@portal/portal/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.ts'

const bff = fakeBff()
afterEach(() => {
  jest.restoreAllMocks()
})

const url = BFF_URL + calls.requestEmailReset.path

async function openForm() {
  const tab = renderRemote(remote, { at: '/personal-data/email-list/email-reset' })
  const dialog = within(await screen.findByRole('dialog', { name: 'E-Mail-Adresse zur Anmeldung ändern' }))
  const field = dialog.getByRole('textbox', { name: 'Neue E-Mail-Adresse' })
  async function send(text: string) {
    if (text) await tab.user.type(field, text)
    await tab.user.click(dialog.getByRole('button', { name: 'E-Mail senden' }))
  }
  return { ...tab, dialog, field, send }
}

/** @param resendAfter seconds */
function acceptRequests(resendAfter = 60) {
  const sent: unknown[] = []
  bff.use(
    http.post(url, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ resendAfter }, { status: 202 })
    }),
  )
  return sent
}

test('a mail goes to the new address, and the resend button counts down the wait of the server', async () => {
  const sent = acceptRequests()
  const { send } = await openForm()
  await send('neu@post.example')
  const dialog = within(await screen.findByRole('dialog', { name: 'Wir haben Ihnen eine E-Mail gesendet' }))
  expect(dialog.getByText('Die E-Mail ist unterwegs an neu@post.example.')).toBeVisible()
  const again = dialog.getByRole('button', { name: 'Erneut senden' })
  expect(again).toHaveTextContent(/Erneut senden in (60|59)/)
  act(() => again.click())
  expect(sent).toEqual([{ eMailAddress: 'neu@post.example' }])
})

test('after the request the dialog asks for the confirmation in both mailboxes', async () => {
  acceptRequests()
  const { send } = await openForm()
  const pendingEMailChange = { isConfirmed: false, isAgreed: false, effectiveFrom: null }
  const user = aUserProfile({ pendingEMailAddress: 'neu@post.example', pendingEMailChange })
  bff.use(...profileHandlers({ user }))
  await send('neu@post.example')
  const dialog = within(await screen.findByRole('dialog', { name: 'Wir haben Ihnen eine E-Mail gesendet' }))
  const list = await dialog.findByRole('list', { name: 'Bestätigung in beiden Postfächern' })
  expect(within(list).getByText('mia.muster@post.example')).toBeVisible()
  expect(within(list).getAllByText('Noch nicht bestätigt')).toHaveLength(2)
})

test('the mail can be sent again after the countdown', async () => {
  const sent = acceptRequests(0)
  const { send, user } = await openForm()
  await send('neu@post.example')
  await user.click(await screen.findByRole('button', { name: 'Erneut senden' }))
  expect(await screen.findByText('E-Mail versendet')).toBeVisible()
  expect(sent).toHaveLength(2)
})

test('a reopened dialog continues the countdown and then offers the form', async () => {
  const sent = acceptRequests()
  const { send, user } = await openForm()
  const now = Date.now
  const reopen = async () => {
    await user.click(screen.getByRole('button', { name: 'Fertig' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await user.click(screen.getByRole('link', { name: 'Anmelde-Adresse ändern' }))
  }
  await send('neu@post.example')
  await screen.findByRole('button', { name: 'Erneut senden' })
  await reopen()
  const dialog = within(await screen.findByRole('dialog', { name: 'Wir haben Ihnen eine E-Mail gesendet' }))
  const again = dialog.getByRole('button', { name: 'Erneut senden' })
  expect(again).toHaveTextContent(/Erneut senden in [56]\d/)
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 60_000)
  expect(await dialog.findByText('Erneut senden ist wieder möglich.')).toBeInTheDocument()
  expect(again).toHaveTextContent(/^Erneut senden$/)
  await reopen()
  expect(await screen.findByRole('textbox', { name: 'Neue E-Mail-Adresse' })).toHaveValue('neu@post.example')
  expect(sent).toHaveLength(1)
})

test('„Andere Adresse angeben“ shows the form with the typed address', async () => {
  const sent = acceptRequests(0)
  const { send, user } = await openForm()
  await send('neu@pots.example')
  await user.click(await screen.findByRole('button', { name: 'Andere Adresse angeben' }))
  const field = await screen.findByRole('textbox', { name: 'Neue E-Mail-Adresse' })
  expect(field).toHaveValue('neu@pots.example')
  await user.clear(field)
  await user.type(field, 'neu@post.example')
  await user.click(screen.getByRole('button', { name: 'E-Mail senden' }))
  expect(await screen.findByText('Die E-Mail ist unterwegs an neu@post.example.')).toBeVisible()
  expect(sent).toHaveLength(2)
})

test('a mail requested too often shows the waiting time in the form and beside the countdown', async () => {
  bff.use(http.post(url, () => tooManyRequests(42)))
  const { send, dialog, field, user } = await openForm()
  await send('neu@post.example')
  expect(await dialog.findByText(/zu oft hintereinander.*in 42 Sekunden/)).toBeVisible()
  expect(field).toHaveValue('neu@post.example')

  const submit = dialog.getByRole('button', { name: 'E-Mail senden' })
  expect(submit).toHaveTextContent(/E-Mail senden in 4[12]/)
  const sent = acceptRequests(0)
  act(() => submit.click())
  expect(sent).toEqual([])
  await user.type(field, '.x')
  expect(submit).toHaveTextContent(/^E-Mail senden$/)
  await user.type(field, '{Backspace>2/}')
  expect(submit).toHaveTextContent(/E-Mail senden in [34]\d/)
  const now = Date.now
  jest.spyOn(Date, 'now').mockImplementation(() => now() + 42_000)
  await waitFor(() => expect(submit).toHaveTextContent(/^E-Mail senden$/))
  await send('')
  const again = await screen.findByRole('button', { name: 'Erneut senden' })
  bff.use(http.post(url, () => tooManyRequests(42)))
  act(() => again.click())
  expect(await screen.findByText(/zu oft hintereinander.*in 42 Sekunden/)).toBeVisible()
  expect(again).toHaveTextContent(/Erneut senden in 4[12]/)
  expect(screen.queryByText('E-Mail konnte nicht versendet werden')).not.toBeInTheDocument()
})

test('a failed resend shows a toast', async () => {
  acceptRequests(0)
  const { send, user } = await openForm()
  await send('neu@post.example')
  const again = await screen.findByRole('button', { name: 'Erneut senden' })
  bff.use(http.post(url, () => problem('unavailable', 503)))
  await user.click(again)
  expect(await screen.findByText('E-Mail konnte nicht versendet werden')).toBeVisible()
})

test('an address of another account is refused at the field', async () => {
  const errors = [{ path: '/eMailAddress', message: EMAIL_ADDRESS_IN_USE }]
  bff.use(http.post(url, () => problem('email-address-in-use', 409, errors)))
  const { send, dialog, field } = await openForm()
  await send('anna.becker@post.example')
  expect(
    await dialog.findByRole('link', {
      name: 'E-Mail-Adresse wird bereits verwendet. Geben Sie eine neue Adresse an.',
    }),
  ).toBeVisible()
  expect(field).toHaveValue('anna.becker@post.example')
})
