import { UnsavedInputQuestion } from '@portal/portal/host'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { NavigationType, useBlocker } from 'react-router'
import { documentFor } from '../live-releases/next-document.ts'
import { isOverlayStep } from '../overlays/overlay-entry.ts'
import { isAfterSessionEnd } from '../session/sign-in-redirect.ts'
import { hostTexts } from '../texts.de.ts'
import { useUnsavedInputRegister } from './use-unsaved-input-register.ts'

/**
 * Asks before a navigation inside the portal loses unsaved input. Without such input, and while nothing is being saved, a navigation
 * to newer releases loads a document. Back and Forward stay in the page, which restores what was there.
 */
export function NavigationGuard() {
  const { t } = useTexts(hostTexts)
  const unsavedInput = useUnsavedInputRegister()
  const cache = useQueryClient()
  const openDocument = useRef<ReturnType<typeof documentFor>>(undefined)
  // The router supports one blocker.
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (isOverlayStep(currentLocation, nextLocation)) return false
    const isPush = historyAction === NavigationType.Push
    const mayOpen = isPush && !unsavedInput.any && cache.isMutating() === 0
    openDocument.current = mayOpen ? documentFor(currentLocation, nextLocation) : undefined
    return unsavedInput.any || !!openDocument.current
  })

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    let isCurrent = true
    void openDocument.current?.(blocker.location).then((isOpened) => {
      if (!isOpened && isCurrent) blocker.proceed()
    })
    return () => {
      isCurrent = false
    }
  }, [blocker])

  if (blocker.state !== 'blocked' || openDocument.current) return null
  // Saving is no longer possible, but a customer who closes this can still read and copy the input.
  if (isAfterSessionEnd(blocker.location)) {
    return (
      <Dialog
        title={t('sessionEnded.title')}
        onClose={blocker.reset}
        actions={<Button onClick={blocker.proceed}>{t('signIn.again')}</Button>}
      >
        <p>{t('sessionEnded.text')}</p>
      </Dialog>
    )
  }
  const leave = () => {
    unsavedInput.discard()
    blocker.proceed()
  }
  return <UnsavedInputQuestion onStay={blocker.reset} onLeave={leave} />
}
