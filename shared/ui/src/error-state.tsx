import CloudAlert from 'lucide-react/icons/cloud-alert'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Heading, type HeadingLevel } from './heading.tsx'
import css from './state-message.module.css'

interface ErrorStateProps {
  title?: string | undefined
  /** Instead of the icon, where the message has a whole page. */
  illustration?: ReactNode
  children?: ReactNode
  onRetry?: (() => void) | undefined
  retrying?: boolean
  /** 1 when it replaces the whole page, and then it takes the page's focus. */
  level?: HeadingLevel
}

/** Something could not be loaded: what, and a way to try again. Read out when it appears. */
export function ErrorState({ title = 'Keine Antwort', children, onRetry, ...rest }: ErrorStateProps) {
  const { illustration, retrying = false, level = 3 } = rest
  return (
    <div
      className={css.message}
      role={level === 1 ? undefined : 'alert'}
      data-page={level === 1 || undefined}
    >
      {illustration ?? (
        <span className={css.icon} aria-hidden="true">
          <CloudAlert />
        </span>
      )}
      <Heading level={level} className={css.title}>
        {title}
      </Heading>
      <div className={css.text}>
        {children ?? 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.'}
      </div>
      {onRetry && (
        <div className={css.actions}>
          <Button
            variant="secondary"
            icon={<RotateCw aria-hidden />}
            busy={retrying}
            busyText="Wird geladen …"
            onClick={onRetry}
          >
            Erneut versuchen
          </Button>
        </div>
      )}
    </div>
  )
}
