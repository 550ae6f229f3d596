import { usePortal } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Card, useSecondsUntil, VisuallyHidden } from '@portal/ui'
import LogOut from 'lucide-react/icons/log-out'
import { useEffect, useRef, useState } from 'react'
import { deleteAccountTexts } from './delete-account.de.ts'

const SECONDS = 15
/** Each tab of the customer counts down. A stopped one stops the others, because their sign-out would end its session. */
const STOPPED = 'automatic-sign-out.stopped'

/** A countdown to the sign-out that the customer can stop or skip (WCAG 2.2.1). Screen readers hear only its start. */
export function AutomaticSignOut() {
  const { t } = useTexts(deleteAccountTexts)
  const { signOut } = usePortal()
  const [signOutAt, setSignOutAt] = useState<number | undefined>(() => Date.now() + SECONDS * 1000)
  const seconds = useSecondsUntil(signOutAt ?? 0)
  const isCounting = signOutAt !== undefined
  const isOver = isCounting && seconds === 0
  const signOutButton = useRef<HTMLButtonElement>(null)
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    if (isOver) signOut()
  }, [isOver, signOut])

  useEffect(() => {
    setAnnounced(isCounting ? t('signOut.counting', { count: SECONDS }) : t('signOut.stopped'))
  }, [isCounting, t])

  const otherTabs = useRef<BroadcastChannel>(null)
  useEffect(() => {
    const channel = new BroadcastChannel(STOPPED)
    channel.onmessage = () => setSignOutAt(undefined)
    otherTabs.current = channel
    return () => channel.close()
  }, [])

  function stop() {
    setSignOutAt(undefined)
    otherTabs.current?.postMessage(null)
    // The button with the focus disappears.
    signOutButton.current?.focus()
  }

  return (
    <Card
      title={t('signOut.title')}
      icon={<LogOut />}
      actions={
        <>
          <Button ref={signOutButton} onClick={signOut}>
            {t('signOut.now')}
          </Button>
          {isCounting && (
            <Button variant="secondary" onClick={stop}>
              {t('signOut.stop')}
            </Button>
          )}
        </>
      }
    >
      <p aria-hidden="true">
        {isCounting ? t('signOut.counting', { count: seconds }) : t('signOut.stopped')}
      </p>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Card>
  )
}
