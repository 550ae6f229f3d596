import type { ServeCall } from '../serve-call.ts'
import { listSecurityEvents, type SecurityEventsParts } from './security-events.rules.ts'

export function securityEventsRoutes(serve: ServeCall, parts: SecurityEventsParts): void {
  serve('getSecurityEvents', ({ account }) => listSecurityEvents(parts, account))
}
