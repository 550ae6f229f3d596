import type { ServeCall } from '../serve-call.ts'
import {
  deleteUnlinkedAccount,
  type UnlinkedAccountParts,
  unlinkedAccount,
} from './unlinked-account.rules.ts'

export function unlinkedAccountRoutes(serve: ServeCall, parts: UnlinkedAccountParts): void {
  serve('getUnlinkedAccount', ({ caller }) => unlinkedAccount(parts, caller.signIn))
  serve('deleteUnlinkedAccount', ({ caller, change }) => deleteUnlinkedAccount(parts, caller, change))
}
