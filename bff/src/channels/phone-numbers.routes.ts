import type { ChangeRequestParts } from '../business-systems/request-changes.ts'
import type { ServeCall } from '../serve-call.ts'
import { addChannel, type ChannelResponse } from './add-channel.rules.ts'
import { changeChannel } from './change-channel.rules.ts'
import { phoneNumbers } from './channel.ts'
import { removePhoneNumber } from './remove-phone-number.rules.ts'
import { replacePhoneNumbers } from './replace-phone-numbers.rules.ts'

export function phoneNumbersRoutes(serve: ServeCall, parts: ChangeRequestParts): void {
  serve('addPhoneNumber', (input) => addChannel<ChannelResponse>(parts, phoneNumbers, input))
  serve('changePhoneNumber', (input) => changeChannel<ChannelResponse>(parts, phoneNumbers, input))
  serve('removePhoneNumber', (input) => removePhoneNumber(parts, input))
  serve('replaceContractPhoneNumbers', ({ body: { value, items }, ...input }) =>
    replacePhoneNumbers(parts, {
      ...input,
      value,
      items: items.map((item) => ({ ...item, contact: false })),
    }),
  )
  serve('replaceContactPhoneNumbers', ({ body: { value, items }, ...input }) =>
    replacePhoneNumbers(parts, {
      ...input,
      value,
      items: items.map((item) => ({ ...item, contracts: [], contact: true })),
    }),
  )
}
