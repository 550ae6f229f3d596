import type { AskingParts } from '../business-systems/ask-systems.ts'
import type { ServeCall } from '../serve-call.ts'
import { addChannel } from './add-channel.rules.ts'
import { changeChannel } from './change-channel.rules.ts'
import { emailAddresses } from './channel.ts'
import { removeEmailAddress } from './remove-email-address.rules.ts'

export function emailAddressesRoutes(serve: ServeCall, parts: AskingParts): void {
  serve('addEmailAddress', (input) => addChannel(parts, emailAddresses, input))
  serve('changeEmailAddress', (input) => changeChannel(parts, emailAddresses, input))
  serve('removeEmailAddress', (input) => removeEmailAddress(parts, input))
}
