import type { AskingParts } from '../business-systems/ask-systems.ts'
import type { ServeCall } from '../serve-call.ts'
import { askForBirthdate, changeBirthdate } from './birthdate.rules.ts'

export function birthdateRoutes(serve: ServeCall, parts: AskingParts): void {
  serve('changeBirthdate', async ({ account, version, body, change }) => {
    const wanted = { ...body, version }
    const { settle } = await askForBirthdate(parts, account, wanted)
    return change(async (trx) => {
      const changed = await changeBirthdate(trx, account.customerId, wanted)
      await settle(trx)
      return changed
    })
  })
}
