import { expect, test } from '@jest/globals'
import { aCustomerProfile } from '@portal/portal/testing'
import { render } from '@testing-library/react'
import { AddressChange } from './address-change.tsx'

const NEW = 'mia@post.example'

/** Each contract has the address in its place, if there is one. */
function wordsFor(present: readonly (string | undefined)[]) {
  const profile = aCustomerProfile()
  const { communicationChannelData } = profile
  const contractEmailAddresses = present.flatMap((value, index) =>
    value ? [{ id: `e${index}`, version: 1, value, contracts: [`c${index}`], changedAt: null }] : [],
  )
  const { container } = render(
    <AddressChange
      profile={{
        ...profile,
        communicationChannelData: { ...communicationChannelData, contractEmailAddresses },
      }}
      contractIds={present.map((_, index) => `c${index}`)}
      email={NEW}
    />,
  )
  return container.textContent
}

const becomesOne = `Damit wird ${NEW} die E-Mail-Adresse dieses Vertrags.`
const becomesAll = `Damit wird ${NEW} die E-Mail-Adresse dieser Verträge.`

test.each([
  [['Mia@post.example'], ''],
  [[undefined], becomesOne],
  [['a@x.example'], `${becomesOne} Bisher war das a@x.example.`],
  [['a@x.example', NEW], `${becomesAll} Bisher war das a@x.example.`],
  [['a@x.example', 'b@x.example'], `${becomesAll} Bisher waren das a@x.example und b@x.example.`],
  [['a@x.example', 'b@x.example', 'c@x.example'], `${becomesAll} Bisher waren das 3 verschiedene Adressen.`],
])('%j: %s', (present, words) => {
  expect(wordsFor(present)).toBe(words)
})
