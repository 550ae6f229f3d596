import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import {
  aCustomerProfile,
  BFF_URL,
  fakeBff,
  problem,
  profileHandlers,
  renderRemote,
} from '@portal/portal/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import remote from '../../remote.ts'

const bff = fakeBff()
const birthDateUrl = BFF_URL + calls.changeBirthDate.path
const stored = aCustomerProfile().personalData

async function openDialog() {
  const tab = renderRemote(remote, { at: '/personal-data/birth-date' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Geburtsdatum ändern' }))
  const field = dialog.getByRole('textbox', { name: 'Geburtsdatum' })
  async function save(text: string) {
    await tab.user.clear(field)
    if (text) await tab.user.type(field, text)
    await tab.user.click(dialog.getByRole('button', { name: 'Speichern' }))
  }
  return { ...tab, dialog, field, save }
}

/** Takes the change as the BFF would; gives what was sent. */
function acceptChange() {
  const sent: { version: string | null; body: unknown }[] = []
  bff.use(
    http.put(birthDateUrl, async ({ request }) => {
      const body = (await request.json()) as { birthdate: string }
      sent.push({ version: request.headers.get('if-match'), body })
      const personalData = {
        ...stored,
        version: 4,
        birthday: body.birthdate,
        birthdayChangedAt: new Date().toISOString(),
      }
      bff.use(...profileHandlers({ customer: aCustomerProfile({ personalData }) }))
      return HttpResponse.json(personalData)
    }),
  )
  return sent
}

test('a new birth date is saved, shown in a toast, and on the card as changed today', async () => {
  const sent = acceptChange()
  const { save } = await openDialog()
  await save('24.12.1979')

  expect(await screen.findByText('Geburtsdatum geändert.')).toBeVisible()
  expect(sent).toEqual([{ version: '"3"', body: { birthdate: '1979-12-24' } }])
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Geburtsdatum ändern' })).not.toBeInTheDocument(),
  )
  const card = within(screen.getByRole('region', { name: 'Geburtsdatum' }))
  expect(card.getByText('24.12.1979')).toBeVisible()
  expect(card.getByText('Zuletzt geändert: heute')).toBeVisible()
})

test('the date that the form reads is shown while the customer types', async () => {
  const sent = acceptChange()
  const { save, dialog, field, user } = await openDialog()
  expect(dialog.queryByText(/Erkannt/)).not.toBeInTheDocument()
  await user.clear(field)
  await user.type(field, '24.12.79')
  expect(dialog.getByText('Erkannt: 24.12.1979')).toHaveRole('status')
  expect(field).toHaveAccessibleDescription(expect.stringContaining('Erkannt: 24.12.1979'))
  await save('24121979')
  expect(await screen.findByText('Geburtsdatum geändert.')).toBeVisible()
  expect(sent).toMatchObject([{ body: { birthdate: '1979-12-24' } }])
})

test('a letter among the digits is named', async () => {
  acceptChange()
  const { save, field } = await openDialog()
  await save('3l.12.1980')
  expect(field).toHaveAccessibleDescription(expect.stringContaining('„l“ ist keine Ziffer.'))
})

test('a refusal of the BFF shows at the field with its text', async () => {
  const message = 'Das Geburtsdatum muss in der Vergangenheit liegen'
  bff.use(http.put(birthDateUrl, () => problem('invalid-request', 400, [{ path: '/birthdate', message }])))
  const { save, field } = await openDialog()
  await save('24.12.1979')
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)))
})

test('a birth date changed elsewhere is shown before it is overwritten', async () => {
  bff.use(http.put(birthDateUrl, () => problem('stale-version', 412)))
  const { save, dialog, user } = await openDialog()
  const elsewhere = { ...stored, version: 7, birthday: '1970-01-02' }
  bff.use(...profileHandlers({ customer: aCustomerProfile({ personalData: elsewhere }) }))
  await save('24.12.1979')
  expect(await dialog.findByText(/ist jetzt: 02\.01\.1970/)).toBeVisible()

  const sent = acceptChange()
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Geburtsdatum geändert.')).toBeVisible()
  expect(sent[0]?.version).toBe('"7"')
})

test('after a failure the next save sends the same base version', async () => {
  bff.use(http.put(birthDateUrl, () => problem('unavailable', 503)))
  const { save, dialog, user } = await openDialog()
  const elsewhere = { ...stored, version: 7, birthday: '1970-01-02' }
  bff.use(...profileHandlers({ customer: aCustomerProfile({ personalData: elsewhere }) }))
  await save('24.12.1979')
  expect(await screen.findByText('Änderung fehlgeschlagen')).toBeVisible()
  expect(await screen.findByText('02.01.1970')).toBeInTheDocument()

  const sent = acceptChange()
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.version).toBe('"3"')
})

test('a refused change shows no value before the profile is loaded again', async () => {
  bff.use(
    http.put(birthDateUrl, () => problem('stale-version', 412)),
    http.get(BFF_URL + calls.getCustomerProfile.path, () => HttpResponse.json(aCustomerProfile()), {
      once: true,
    }),
    http.get(BFF_URL + calls.getCustomerProfile.path, () => problem('unavailable', 503)),
  )
  const { save, dialog } = await openDialog()
  await save('24.12.1979')
  expect(await dialog.findByText(/an anderer Stelle geändert\. Bitte laden/)).toBeVisible()
  expect(dialog.queryByText(/ist jetzt/)).not.toBeInTheDocument()
})

test('a customer without a birth date reads that it is added, not changed', async () => {
  const personalData = { ...stored, birthday: null }
  bff.use(...profileHandlers({ customer: aCustomerProfile({ personalData }) }))
  const { user } = renderRemote(remote)
  await user.click(await screen.findByRole('link', { name: 'Geburtsdatum angeben' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Geburtsdatum angeben' }))
  acceptChange()
  await user.type(dialog.getByRole('textbox'), '24.12.1979')
  await user.click(dialog.getByRole('button', { name: 'Speichern' }))
  expect(await screen.findByText('Geburtsdatum geändert.')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Geburtsdatum ändern' })).toBeVisible()
})

test('an extension that removes the error of the field costs no input', async () => {
  bff.use(http.put(birthDateUrl, () => problem('unavailable', 503)))
  renderRemote(remote, { at: '/personal-data/birth-date', onCaughtError: () => undefined })
  const findField = () => screen.findByRole('textbox', { name: 'Geburtsdatum' })
  const field = await findField()
  fireEvent.change(field, { target: { value: '32.13.1980' } })
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  const error = await screen.findByText('Bitte geben Sie ein gültiges Geburtsdatum an.', {
    selector: 'p > span',
  })
  error.parentElement?.remove()
  fireEvent.change(field, { target: { value: '24.12.1979' } })
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(field).not.toBeInTheDocument())
  expect(await findField()).toHaveValue('24.12.1979')
  expect(screen.queryByText(/konnte gerade nicht geladen werden/)).toBeNull()
})
