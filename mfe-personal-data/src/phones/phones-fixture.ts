import { type CustomerProfile, calls, displayPhoneNumber, type PhoneItem } from '@portal/contracts'
import {
  aContract,
  aCustomerProfile,
  BFF_URL,
  type fakeBff,
  HttpResponse,
  http,
  profileHandlers,
  renderRemote,
} from '@portal/portal/testing'
import { screen, within } from '@testing-library/react'
import remote from '../../remote.ts'

type Bff = ReturnType<typeof fakeBff>

export const phoneNumberUrl = BFF_URL + calls.changePhoneNumber.path

export const aPhone = (id: string, value: string, changes: Partial<PhoneItem> = {}): PhoneItem => ({
  id,
  version: 1,
  value,
  display: displayPhoneNumber(value),
  contracts: [],
  changedAt: null,
  ...changes,
})

/** The number that most tests change. */
export const mobile = aPhone('mobile', '+4917604069012', { version: 4, contracts: ['1', '2'] })

export interface Phones {
  contract?: PhoneItem[]
  contact?: PhoneItem[]
}

/** A customer with three contracts, or without any. */
export function customerWithPhones(
  { contract = [], contact = [] }: Phones,
  { hasContracts = true } = {},
): CustomerProfile {
  const contracts = [
    aContract('1', { productName: 'Ökostrom' }),
    aContract('2', { productName: null }),
    aContract('3', { productName: 'Erdgas' }),
  ]
  return aCustomerProfile({
    contractData: { contracts: hasContracts ? contracts : [], otherContracts: [] },
    communicationChannelData: {
      emailCount: 0,
      contactEmailAddresses: [],
      contractEmailAddresses: [],
      phoneNumberCount: new Set([...contract, ...contact].map(({ id }) => id)).size,
      contractPhoneNumbers: contract,
      contactPhoneNumbers: contact,
    },
  })
}

/** Stores these numbers in the BFF, as after a change in another tab. */
export const storePhones = (bff: Bff, phones: Phones) =>
  bff.use(...profileHandlers({ customer: customerWithPhones(phones) }))

/** Opens a dialog by its path below the list. */
export async function openDialog(at = 'contract/mobile', name = 'Telefonnummer ändern') {
  const tab = renderRemote(remote, { at: `/personal-data/phone-list/${at}` })
  const dialog = within(await screen.findByRole('dialog', { name }))
  const field = dialog.getByRole('textbox')
  async function enter(text: string) {
    await tab.user.clear(field)
    if (text) await tab.user.type(field, text)
  }
  async function save(text?: string) {
    if (text !== undefined) await enter(text)
    await tab.user.click(dialog.getByRole('button', { name: 'Speichern' }))
  }
  return { ...tab, dialog, field, enter, save }
}

interface Sent {
  version: string | null
  body: { id?: string; value: string; contracts: string[]; contact: boolean; freed?: string[] }
}

/** Accepts a change of `mobile` like the BFF, except for the contracts that refuse. Returns the requests. */
export function acceptChange(bff: Bff, { refusing = [] as string[], method = 'put' as 'put' | 'post' } = {}) {
  const sent: Sent[] = []
  bff.use(
    http[method](phoneNumberUrl, async ({ request }) => {
      const body = (await request.json()) as Sent['body']
      sent.push({ version: request.headers.get('if-match'), body })
      const taken = body.contracts.filter((id) => !refusing.includes(id))
      const item = aPhone('other', body.value, { contracts: taken })
      const left = { ...mobile, version: 5, contracts: mobile.contracts.filter((id) => !taken.includes(id)) }
      storePhones(bff, { contract: [item, ...(left.contracts.length > 0 ? [left] : [])] })
      const results = body.contracts.map((contractId) =>
        refusing.includes(contractId)
          ? { contractId, outcome: 'failed', reason: 'billing-in-progress' }
          : { contractId, outcome: 'success' },
      )
      return HttpResponse.json({ item: taken.length > 0 ? item : null, results })
    }),
  )
  return sent
}

/** The review before numbers are replaced. */
export const findReview = async () =>
  within(await screen.findByRole('dialog', { name: 'Bitte prüfen Sie Ihre Änderung' }))
