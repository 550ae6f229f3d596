import { createHostContext } from '../host-context.ts'
import type { HostSession } from './host-session.ts'

export const [SessionContext, useSession] = createHostContext<HostSession>('SessionContext')
