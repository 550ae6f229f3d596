import { demandRecentSignIn } from '../authentication/recent-sign-in.ts'
import type { ServeCall } from '../serve-call.ts'
import { exportMyData, type MyDataParts } from './my-data.rules.ts'

export function myDataRoutes(serve: ServeCall, parts: MyDataParts): void {
  serve('getMyData', async ({ account, requestId }) => {
    demandRecentSignIn(account)
    return exportMyData(parts, account, requestId)
  })
}
