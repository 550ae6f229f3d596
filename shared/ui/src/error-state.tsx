import CloudAlert from 'lucide-react/icons/cloud-alert'
import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Heading, type HeadingLevel } from './heading.tsx'
import css from './state-message.module.css'
import { useOnline } from './use-online.ts'

interface ErrorStateProps {
  title?: string | undefined
  /** Replaces the icon of a message that fills a page. */
  illustration?: ReactNode
  children?: ReactNode
  onRetry?: (() => void) | undefined
  retrying?: boolean
  /** 1 if it replaces the page, whose focus it then takes. */
  level?: HeadingLevel
}

/** A loading error with a retry button, announced by screen readers. Without a connection its text says so. */
export function ErrorState({ title = 'Keine Antwort', children, onRetry, ...rest }: ErrorStateProps) {
  const { illustration, retrying = false, level = 3 } = rest
  const isOnline = useOnline()
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
        {isOnline
          ? (children ?? 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.')
          : 'Sie sind offline. Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es dann noch einmal.'}
      </div>
      {onRetry && (
        <div className={css.actions}>
          <Button
            variant="secondary"
            icon={<RotateCw aria-hidden />}
            busy={retrying}
            busyText="Wird geladen …"
            data-loads=""
            onClick={onRetry}
          >
            Erneut versuchen
          </Button>
        </div>
      )}
    </div>
  )
}
