import type { Portal } from '@portal/portal'
import type { HostSession } from '../session/host-session.ts'

/** Makes the function by which a remote links an invitation. Undefined where the sign-in is mocked: there is no sign-up. */
export function createInvitationLink(session: HostSession): Portal['linkInvitation'] {
  if (!session.signInAs) return undefined
  return async (invitation) => {
    const { leaveToLink } = await import('./leave-to-link.ts')
    await leaveToLink(session, invitation)
  }
}
