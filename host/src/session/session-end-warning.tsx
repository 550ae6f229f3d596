import { useUserProfile } from '@portal/bff-client'
import { german } from '@portal/text'
import { type MouseEvent, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useHost } from '../start/host-context.ts'
import { SIGN_IN_PATH } from './return-target.ts'
import { useSessionEnd } from './use-session-end.ts'

/** Says five minutes before that the session ends, also in an open dialog, until the customer has signed in again. */
export function SessionEndWarning() {
  const { session } = useHost()
  return session.signedIn ? <Warning /> : null
}

function Warning() {
  const { t } = useTranslation()
  const { session, unsavedInput, notify } = useHost()
  const endsAt = useSessionEnd(useUserProfile())

  useEffect(() => {
    if (endsAt === undefined) return
    async function stay(event: MouseEvent) {
      event.preventDefault()
      // It is there again afterwards.
      unsavedInput.releaseKept()
      const here = location.pathname + location.search + location.hash
      await session.signInAs?.(here, {}).catch(() => {
        notify({ type: 'negative', ...t('sessionEnds.failed', { returnObjects: true }) })
      })
    }
    const close = notify({
      type: 'partial-positive',
      title: t('sessionEnds.title', { time: german.formatTime(new Date(endsAt).toISOString()) }),
      content: t('sessionEnds.text'),
      link: { href: SIGN_IN_PATH, text: t('sessionEnds.stay'), onClick: stay },
    })
    return () => close()
  }, [endsAt, session, unsavedInput, notify, t])

  return null
}
