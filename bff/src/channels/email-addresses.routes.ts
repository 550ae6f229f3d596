import type { Change } from '../call-input.ts'
import { type ConfirmationParts, confirmAddress } from '../pending-addresses/confirm-address.rules.ts'
import { withdrawPendingAddress } from '../pending-addresses/pending-addresses.repository.ts'
import { isConfirmedAddress, requestConfirmation } from '../pending-addresses/request-confirmation.rules.ts'
import type { ServeCall } from '../serve-call.ts'
import { addChannel, type ChannelResponse } from './add-channel.rules.ts'
import type { Caller } from './brand-channels.rules.ts'
import { changeChannel } from './change-channel.rules.ts'
import { emailAddresses } from './channel.ts'
import { lockChannels } from './channels.repository.ts'
import { removeEmailAddress } from './remove-email-address.rules.ts'

interface Correction extends Caller {
  body: { corrects?: string | undefined }
  change: Change
}

/** A corrected address is no longer pending, whether or not the new one needs a confirmation. */
function withdrawing<Input extends Correction>(input: Input): Input {
  const { account, tenantId, body, change } = input
  const { corrects } = body
  if (corrects === undefined) return input
  const brand = { customerId: account.customerId, tenantId }
  return {
    ...input,
    change: (write) =>
      change(async (trx) => {
        await lockChannels(trx, emailAddresses, brand)
        await withdrawPendingAddress(trx, brand, { id: corrects })
        return write(trx)
      }),
  }
}

export function emailAddressesRoutes(serve: ServeCall, parts: ConfirmationParts): void {
  serve('addEmailAddress', async (input) =>
    (await isConfirmedAddress(parts.db, input, input.body.value))
      ? addChannel<ChannelResponse>(parts, emailAddresses, withdrawing(input))
      : requestConfirmation(parts.db, withdrawing(input)),
  )
  serve('changeEmailAddress', async (input) =>
    (await isConfirmedAddress(parts.db, input, input.body.value))
      ? changeChannel<ChannelResponse>(parts, emailAddresses, withdrawing(input))
      : requestConfirmation(parts.db, withdrawing(input)),
  )
  serve('removeEmailAddress', (input) => removeEmailAddress(parts, input))
  serve('confirmAddress', ({ body, address, requestId, change }) =>
    confirmAddress(parts, { ...body, address, requestId, change }),
  )
}
