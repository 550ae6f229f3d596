import { expect, test } from '@jest/globals'
import { calls, EMAIL_ADDRESS_IN_USE } from '@portal/contracts'
import { BFF_URL, fakeBff, HttpResponse, http, problem, renderRemote } from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.ts'

const bff = fakeBff()
const url = BFF_URL + calls.requestEmailReset.path

async function openForm(at = '/security/email-reset') {
  const tab = renderRemote(remote, { at })
  const dialog = within(await screen.findByRole('dialog', { name: 'E-Mail-Adresse zur Anmeldung ändern' }))
  const field = dialog.getByRole('textbox', { name: 'Neue E-Mail-Adresse' })
  async function send(text: string) {
    await tab.user.type(field, text)
    await tab.user.click(dialog.getByRole('button', { name: 'E-Mail senden' }))
  }
  return { ...tab, dialog, field, send }
}

test('a mail goes to the new address, and closing shows the cards', async () => {
  const sent: unknown[] = []
  bff.use(
    http.post(url, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ resendAfter: 60 }, { status: 202 })
    }),
  )
  const { send, user, router } = await openForm()
  await send('neu@post.example')
  const dialog = within(await screen.findByRole('dialog', { name: 'Wir haben Ihnen eine E-Mail gesendet' }))
  expect(dialog.getByText('Die E-Mail ist unterwegs an neu@post.example.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Erneut senden' })).toHaveTextContent(/in (60|59)/)
  expect(sent).toEqual([{ eMailAddress: 'neu@post.example' }])

  await user.click(dialog.getByRole('button', { name: 'Fertig' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.pathname).toBe('/security')
  expect(screen.getByRole('heading', { name: 'Anmeldung & Sicherheit', level: 1 })).toBeVisible()
})

test('an address of another account shows an inline error and stays unsaved input', async () => {
  const errors = [{ path: '/eMailAddress', message: EMAIL_ADDRESS_IN_USE }]
  bff.use(http.post(url, () => problem('email-address-in-use', 409, errors)))
  const { send, dialog, field, unsavedInput } = await openForm()
  await send('anna.becker@post.example')
  const message = 'E-Mail-Adresse wird bereits verwendet. Geben Sie eine neue Adresse an.'
  expect(await dialog.findByRole('link', { name: message })).toBeVisible()
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(unsavedInput.any).toBe(true)
})
