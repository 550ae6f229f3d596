import { useUserProfile } from '@portal/bff-client'
import { german } from '@portal/text'
import { type MouseEvent, useEffect } from 'react'
import { SIGN_IN_PATH } from '../session/return-target.ts'
import { useHost } from '../start/host-context.ts'
import { sessionEndTexts } from './session-end.de.ts'
import { useSessionEnd } from './use-session-end.ts'

/** Says five minutes before that the session ends, also in an open dialog, until the customer has signed in again. */
export default function SessionEndToast() {
  const { session, unsavedInput, notify } = useHost()
  const endsAt = useSessionEnd(useUserProfile())

  useEffect(() => {
    if (endsAt === undefined) return
    async function stay(event: MouseEvent) {
      event.preventDefault()
      // It is there again afterwards.
      unsavedInput.releaseKept()
      const here = location.pathname + location.search + location.hash
      await session
        .signInAs?.(here, {})
        .catch(() => notify({ type: 'negative', ...sessionEndTexts.unreachable }))
    }
    const close = notify({
      type: 'partial-positive',
      title: sessionEndTexts.title(german.formatTime(new Date(endsAt).toISOString())),
      content: sessionEndTexts.text,
      link: { href: SIGN_IN_PATH, text: sessionEndTexts.stay, onClick: stay },
    })
    return () => close()
  }, [endsAt, session, unsavedInput, notify])

  return null
}
