import { useUserProfile } from '@portal/bff-client'
import { german, useTexts } from '@portal/text'
import { type MouseEvent, useEffect } from 'react'
import { SIGN_IN_PATH } from '../paths.ts'
import { useSession } from '../session/use-session.ts'
import { useNotify } from '../toasts/use-notify.ts'
import { useUnsavedInputRegister } from '../unsaved-input/use-unsaved-input-register.ts'
import { sessionEndTexts } from './session-end.de.ts'
import { useSessionEnd } from './use-session-end.ts'

/** Warns five minutes before the session ends, until the customer has signed in again. */
export default function SessionEndToast() {
  const { t } = useTexts(sessionEndTexts)
  const session = useSession()
  const unsavedInput = useUnsavedInputRegister()
  const notify = useNotify()
  const endsAt = useSessionEnd(useUserProfile())

  useEffect(() => {
    if (endsAt === undefined) return
    async function stay(event: MouseEvent) {
      event.preventDefault()
      // Drafts are restored after the sign-in.
      unsavedInput.releaseDrafts()
      const here = location.pathname + location.search + location.hash
      await session
        .signInAs?.(here, {})
        .catch(() => notify({ type: 'negative', ...t('unreachable', { returnObjects: true }) }))
    }
    const close = notify({
      type: 'partial-positive',
      title: t('title', { time: german.formatTime(new Date(endsAt).toISOString()) }),
      content: t('text'),
      link: { href: SIGN_IN_PATH, text: t('stay'), onClick: stay },
    })
    return () => close()
  }, [t, endsAt, session, unsavedInput, notify])

  return null
}
