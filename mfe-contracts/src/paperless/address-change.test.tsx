import { expect, test } from '@jest/globals'
import { aCustomerProfile } from '@portal/portal/testing'
import { render } from '@testing-library/react'
import { AddressChange } from './address-change.tsx'

const NEW = 'mia@post.example'

/** The text for contracts with these present addresses. */
function textFor(present: readonly (string | undefined)[]) {
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

const replacesOne = `Damit wird ${NEW} die E-Mail-Adresse dieses Vertrags.`
const replacesAll = `Damit wird ${NEW} die E-Mail-Adresse dieser Verträge.`

test.each([
  [['Mia@post.example'], ''],
  [[undefined], replacesOne],
  [['a@x.example'], `${replacesOne} Bisher war das a@x.example.`],
  [['a@x.example', NEW], `${replacesAll} Bisher war das a@x.example.`],
  [['a@x.example', 'b@x.example'], `${replacesAll} Bisher waren das a@x.example und b@x.example.`],
  [['a@x.example', 'b@x.example', 'c@x.example'], `${replacesAll} Bisher waren das 3 verschiedene Adressen.`],
])('contracts with %j show „%s“', (present, text) => {
  expect(textFor(present)).toBe(text)
})
