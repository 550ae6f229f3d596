import type { ChangeRequestParts } from '../business-systems/request-changes.ts'
import type { ServeCall } from '../serve-call.ts'
import { changeBirthDate, requestBirthDateChange } from './birth-date.rules.ts'

export function birthDateRoutes(serve: ServeCall, parts: ChangeRequestParts): void {
  serve('changeBirthDate', async ({ account, version, body, change }) => {
    const wanted = { ...body, version }
    const { settle } = await requestBirthDateChange(parts, account, wanted)
    return change(async (trx) => {
      const changed = await changeBirthDate(trx, account.customerId, wanted)
      await settle(trx)
      return changed
    })
  })
}
