import { Button, Notice } from '@portal/ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useResultToast } from '../changes/use-result-toast.ts'
import { rememberPlace } from '../focus-lost.ts'
import { texts } from './email-reset-texts.ts'

interface PendingNoticeProps {
  /** The address that is not confirmed yet. */
  eMailAddress: string
  /** What happens once it is confirmed, and how. */
  children: ReactNode
  /** To send the mail again, or to another address. */
  actions: ReactNode
  withdrawal: {
    isPending: boolean
    mutate: (nothing: undefined, options: { onError: () => void; onSuccess: () => void }) => void
  }
}

/** A change to an address that is not confirmed yet, with its actions. */
export function PendingNotice({ eMailAddress, children, actions, withdrawal }: PendingNoticeProps) {
  const showResult = useResultToast()
  const place = useFocusAround()
  return (
    // biome-ignore lint/a11y/useSemanticElements: this groups no fields.
    <div ref={place} role="group" aria-label={`${texts.pendingTitle}: ${eMailAddress}`}>
      <Notice
        kind="warning"
        title={texts.pendingTitle}
        actions={
          <>
            {actions}
            <Button
              variant="quiet"
              busy={withdrawal.isPending}
              busyText={texts.withdrawing}
              onClick={() =>
                withdrawal.mutate(undefined, {
                  onError: () => showResult({ type: 'negative', ...texts.failed }),
                  onSuccess: () => showResult(),
                })
              }
            >
              {texts.withdraw}
            </Button>
          </>
        }
      >
        {children}
      </Notice>
    </div>
  )
}

/** Moves the focus to the heading around an element if the element is removed while it has the focus. */
function useFocusAround() {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = ref.current
    const focusPlace = element && rememberPlace(element)
    return () => {
      if (element?.matches(':focus-within')) queueMicrotask(() => focusPlace?.())
    }
  }, [])
  return ref
}
