import { whenIdle } from '@portal/federation/loading'
import { createLazyPart, LazyPlace } from '@portal/portal'
import { ErrorDialog } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef } from 'react'
import { NavigationType, useBlocker } from 'react-router'
import { documentFor } from '../live-releases/next-document.ts'
import { isOverlayStep } from '../overlays/overlay-entry.ts'
import { isAfterSessionEnd } from '../session/sign-in-redirect.ts'
import { useUnsavedInputRegister } from './use-unsaved-input-register.ts'

const leaveQuestion = createLazyPart(() => import(/* webpackChunkName: "dialogs" */ './leave-question.tsx'))

/** Loads the dialogs of the shell, and what those of the tabs are made of. The first screen needs none. */
export const prefetchDialogs = (): Promise<void> => whenIdle().then(leaveQuestion.prefetch)

/**
 * Asks before a navigation inside the portal loses unsaved input. Without such input, and while nothing is being saved, a navigation
 * to newer releases loads a document. Back and Forward stay in the page, which restores what was there.
 */
export function NavigationGuard() {
  const unsavedInput = useUnsavedInputRegister()
  const cache = useQueryClient()
  const openDocument = useRef<ReturnType<typeof documentFor>>(undefined)
  // The router supports one blocker.
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    if (isOverlayStep(currentLocation, nextLocation)) return false
    // An exported app has shown its page already, and the router of the host follows.
    const isShown = nextLocation.pathname + nextLocation.search === location.pathname + location.search
    if (isShown && historyAction === NavigationType.Replace) return false
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
  return (
    <Suspense fallback={null}>
      <LazyPlace
        part={leaveQuestion}
        failure={(onRetry, retrying) => (
          <ErrorDialog onRetry={onRetry} retrying={retrying} onClose={blocker.reset} />
        )}
      >
        {(Question) => (
          <Question
            isSessionEnded={isAfterSessionEnd(blocker.location)}
            onStay={blocker.reset}
            onLeave={blocker.proceed}
          />
        )}
      </LazyPlace>
    </Suspense>
  )
}
