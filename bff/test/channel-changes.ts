/** The customer's and brand's ids. */
export interface ChannelIds {
  email: string
  phone: string
  contract: string
}

export const NEW_ADDRESS = 'neu@post.example'
export const NEW_NUMBER = '+4917698765432'

/** A change by each call that changes addresses, numbers or letters, for a customer with this sign-in address. */
export function channelChanges(signInAddress: string, { email, phone, contract }: ChannelIds) {
  const uses = { contracts: [contract], contact: true }
  return {
    addEmailAddress: { body: { value: NEW_ADDRESS, ...uses } },
    changeEmailAddress: { version: 1, body: { id: email, value: NEW_ADDRESS, ...uses } },
    removeEmailAddress: { version: 1, query: { id: email } },
    addPhoneNumber: { body: { value: NEW_NUMBER, ...uses } },
    changePhoneNumber: { version: 1, body: { id: phone, value: NEW_NUMBER, ...uses } },
    removePhoneNumber: { version: 1, query: { id: phone } },
    replaceContractPhoneNumbers: {
      body: { value: NEW_NUMBER, items: [{ id: phone, version: 1, contracts: [contract] }] },
    },
    replaceContactPhoneNumbers: { body: { value: NEW_NUMBER, items: [{ id: phone, version: 1 }] } },
    useEmailForContracts: { body: { email: signInAddress, contractIds: [contract] } },
    usePaperForContracts: { body: { contractIds: [contract] } },
  }
}
