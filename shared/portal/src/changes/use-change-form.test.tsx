import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { BffError } from '@portal/bff-client'
import { calls, type ProblemCode } from '@portal/contracts'
import { TextField } from '@portal/ui'
import { useMutation } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { createSlot } from '../slot.tsx'
import { aUserProfile, BFF_URL, fakeBff, HttpResponse, http, renderTab } from '../testing/index.ts'
import { FormDialog } from './form-dialog.tsx'
import { useChangeForm } from './use-change-form.ts'

const bff = fakeBff()

interface Sent {
  street: string
  version: number
}

/** Sends a change in these tests; by default it is saved. */
const send = jest.fn(async (_: Sent): Promise<unknown> => undefined)
let store: (version: number) => void = () => undefined
let close: () => void = () => undefined

beforeEach(() => {
  bff.use(http.get(BFF_URL + calls.getUserProfile.path, () => HttpResponse.json(aUserProfile())))
})

afterEach(() => {
  send.mockReset()
})

const schema = v.object({
  street: v.pipe(v.string(), v.nonEmpty('Bitte geben Sie eine Straße an.')),
  town: v.pipe(v.string(), v.nonEmpty('Bitte geben Sie einen Ort an.')),
})

function AddressDialog({ version, onClose }: { version: number; onClose: () => void }) {
  const mutation = useMutation({ mutationFn: send })
  const form = useChangeForm({
    schema,
    defaults: { street: 'Gartenweg', town: 'Ulm' },
    draft: 'address',
    version,
    mutation: { ...mutation, send: ({ street }, version) => mutation.mutateAsync({ street, version }) },
    toasts: { saved: 'Gespeichert.', failed: { title: 'Fehlgeschlagen', content: 'Später erneut' } },
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      texts={{ title: 'Adresse', save: 'Speichern', saving: 'Wird gespeichert …' }}
      stale={form.isReloaded ? `Gespeichert ist jetzt Version ${version}.` : 'Bitte neu laden.'}
      onClose={onClose}
    >
      <TextField {...form.field('street')} label="Straße" />
      <TextField {...form.field('town')} label="Ort" />
    </FormDialog>
  )
}

function Page() {
  const [version, setVersion] = useState(1)
  const [isOpen, setOpen] = useState(true)
  store = setVersion
  close = () => setOpen(false)
  return isOpen && <AddressDialog version={version} onClose={close} />
}

const Tab = createSlot(Page)
const street = () => screen.findByRole('textbox', { name: 'Straße' })

async function open() {
  const page = renderTab(Tab, { basePath: '/x' })
  await page.user.type(await street(), ' 7')
  return page
}

const save = () => screen.getByRole('button', { name: 'Speichern' })

const refusal = (code: ProblemCode, errors: { path: string; message: string }[] = []) =>
  new BffError(code, { type: '', title: '', status: 400, code, requestId: 'r', errors })

test('a double click saves once, closes without a question and shows a toast', async () => {
  const { user, unsavedInput } = await open()
  await user.dblClick(save())
  expect(await screen.findByText('Gespeichert.')).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(send.mock.calls.map(([sent]) => sent)).toEqual([{ street: 'Gartenweg 7', version: 1 }])
  expect(unsavedInput.any).toBe(false)
})

test('errors of the schema and of the BFF show in the focused summary and at their field', async () => {
  const { user } = await open()
  await user.clear(await street())
  await user.click(save())
  const summary = await screen.findByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' })
  await waitFor(() => expect(summary).toHaveFocus())
  expect(await street()).toHaveAccessibleDescription('Bitte geben Sie eine Straße an.')
  expect(send).not.toHaveBeenCalled()

  send.mockRejectedValueOnce(refusal('invalid-request', [{ path: '/street', message: 'Unbekannt.' }]))
  await user.type(await street(), 'Seeweg')
  await user.click(save())
  await waitFor(async () => expect(await street()).toHaveAccessibleDescription('Unbekannt.'))
  expect(screen.getByRole('link', { name: 'Unbekannt.' })).toBeVisible()
  expect(screen.queryByText('Fehlgeschlagen')).not.toBeInTheDocument()
})

test('a version that was loaded in the background is replaced only after a refusal has shown it', async () => {
  const { user } = await open()
  act(() => store(2))
  send.mockRejectedValueOnce(refusal('stale-version'))
  await user.click(save())
  expect(await screen.findByText('Gespeichert ist jetzt Version 2.')).toBeVisible()
  await user.click(save())
  expect(await screen.findByText('Gespeichert.')).toBeVisible()
  expect(send.mock.calls.map(([{ version }]) => version)).toEqual([1, 2])
})

test('a conflict is asked about once, also if the connection breaks after it', async () => {
  const { user } = await open()
  act(() => store(2))
  send.mockRejectedValueOnce(refusal('stale-version'))
  await user.click(save())
  expect(await screen.findByText('Gespeichert ist jetzt Version 2.')).toBeVisible()
  send.mockRejectedValueOnce(new BffError('offline'))
  await user.click(save())
  expect(await screen.findByText(/Verbindung ist abgerissen/)).toBeVisible()
  await user.click(save())
  expect(await screen.findByText('Gespeichert.')).toBeVisible()
  expect(send.mock.calls.map(([{ version }]) => version)).toEqual([1, 2, 2])
})

test('a refusal cannot show what is stored before it is loaded again', async () => {
  const { user } = await open()
  send.mockRejectedValueOnce(refusal('stale-version'))
  await user.click(save())
  expect(await screen.findByText('Bitte neu laden.')).toBeVisible()
  act(() => store(2))
  expect(await screen.findByText('Gespeichert ist jetzt Version 2.')).toBeVisible()
})

test('a failure that the customer cannot mend is one toast, which the success of a retry replaces', async () => {
  const { user } = await open()
  send.mockRejectedValueOnce(refusal('internal-error'))
  await user.click(save())
  expect(await screen.findByText('Später erneut')).toBeVisible()
  expect(screen.queryByText(/nicht geklappt/)).not.toBeInTheDocument()
  await user.click(save())
  expect(await screen.findByText('Gespeichert.')).toBeVisible()
  expect(screen.queryByText('Später erneut')).not.toBeInTheDocument()
})

test('a refusal after the dialog was closed is a toast', async () => {
  const { user } = await open()
  let fail: (error: unknown) => void = () => undefined
  send.mockReturnValueOnce(
    new Promise((_, reject) => {
      fail = reject
    }),
  )
  await user.click(save())
  act(() => close())
  act(() => fail(refusal('stale-version')))
  expect(await screen.findByText('Fehlgeschlagen')).toBeVisible()
})
