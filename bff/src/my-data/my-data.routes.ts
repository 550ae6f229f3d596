import type { ServeCall } from '../serve-call.ts'
import { exportMyData, type MyDataParts } from './my-data.rules.ts'

export function myDataRoutes(serve: ServeCall, parts: MyDataParts): void {
  serve('getMyData', ({ account, requestId }) => exportMyData(parts, account, requestId))
}
