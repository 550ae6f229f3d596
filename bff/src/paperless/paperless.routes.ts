import type { AskingParts } from '../business-systems/ask-systems.ts'
import type { ServeCall } from '../serve-call.ts'
import { useEmailForContracts } from './use-email.rules.ts'
import { usePaperForContracts } from './use-paper.rules.ts'

export function paperlessRoutes(serve: ServeCall, parts: AskingParts): void {
  serve('useEmailForContracts', (input) => useEmailForContracts(parts, input))
  serve('usePaperForContracts', (input) => usePaperForContracts(parts, input))
}
