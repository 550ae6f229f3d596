import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { createSlot } from '../slot.tsx'
import { createMemoryStorage, type TabStorage } from '../tab-storage.ts'
import { aUserProfile, BFF_URL, fakeBff, HttpResponse, http, renderTab } from '../testing/index.ts'
import { useFormDraft } from './use-form-draft.tsx'

const bff = fakeBff()

function AddressForm() {
  const form = useForm({ defaultValues: { street: 'Gartenweg', floors: ['1'] } })
  const { release, draftNotice } = useFormDraft('address', form)
  return (
    <form onSubmit={form.handleSubmit(release)}>
      {draftNotice}
      <input aria-label="Straße" {...form.register('street')} />
      <button type="submit">Speichern</button>
    </form>
  )
}

const Tab = createSlot(AddressForm)

/** A page with the form; another one with the same storage is what a reload leaves. */
async function open(tabStorage: TabStorage, account: string) {
  bff.use(http.get(BFF_URL + calls.getUserProfile.path, () => HttpResponse.json(aUserProfile())))
  const session = { account, authorize: async () => ({ authorization: 'Bearer test' }) }
  const page = renderTab(Tab, { basePath: '/x', session, tabStorage })
  await screen.findByRole('textbox', { name: 'Straße' })
  return page
}

const field = () => screen.getByRole('textbox', { name: 'Straße' })
const notice = () => screen.queryByText('Ihre Eingaben von vorhin sind noch da.')

/** The customer has typed `Seeweg`, and the page was reloaded before the save. */
async function typeAndReload(tabStorage: TabStorage) {
  const { user, unmount } = await open(tabStorage, 'mia')
  await user.clear(field())
  await user.type(field(), 'Seeweg')
  expect(notice()).not.toBeInTheDocument()
  unmount()
}

test('a draft is restored and guarded after a reload', async () => {
  const tabStorage = createMemoryStorage()
  await typeAndReload(tabStorage)
  const { user, unsavedInput, unmount } = await open(tabStorage, 'mia')
  expect(field()).toHaveValue('Seeweg')
  expect(notice()).toBeVisible()
  expect(unsavedInput.any).toBe(true)
  await user.type(field(), ' 5')
  unmount()
  await open(tabStorage, 'mia')
  expect(field()).toHaveValue('Seeweg 5')
})

test('another account does not get the draft, and removes it', async () => {
  const tabStorage = createMemoryStorage()
  await typeAndReload(tabStorage)
  for (const account of ['noah', 'mia']) {
    const { unmount } = await open(tabStorage, account)
    expect(field()).toHaveValue('Gartenweg')
    expect(notice()).not.toBeInTheDocument()
    unmount()
  }
})

const removals: [string, (page: Awaited<ReturnType<typeof open>>) => Promise<void>][] = [
  ['saved', ({ user }) => user.click(screen.getByRole('button', { name: 'Speichern' }))],
  ['discarded in the form', ({ user }) => user.click(screen.getByRole('button', { name: /verwerfen/ }))],
  ['discarded when the page is left', async ({ unsavedInput }) => unsavedInput.discard()],
  ['typed back', ({ user }) => user.type(field(), '{Backspace>10}Gartenweg')],
]

test.each(removals)('once %s the draft is gone', async (_, remove) => {
  const tabStorage = createMemoryStorage()
  await typeAndReload(tabStorage)
  const page = await open(tabStorage, 'mia')
  await remove(page)
  page.unmount()
  await open(tabStorage, 'mia')
  expect(field()).toHaveValue('Gartenweg')
  expect(notice()).not.toBeInTheDocument()
})

test.each(['{', '{"account":"mia","values":{"street":5,"floors":["1"]}}', '{"account":"mia","values":{}}'])(
  'what a form cannot hold (%s) is left out',
  async (text) => {
    const tabStorage = createMemoryStorage()
    tabStorage.set('draft.address', text)
    await open(tabStorage, 'mia')
    expect(field()).toHaveValue('Gartenweg')
  },
)

test('the focus stays in the form when the input is discarded', async () => {
  const tabStorage = createMemoryStorage()
  await typeAndReload(tabStorage)
  const { user } = await open(tabStorage, 'mia')
  await user.click(screen.getByRole('button', { name: 'Eingaben verwerfen' }))
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('Gartenweg')
})
