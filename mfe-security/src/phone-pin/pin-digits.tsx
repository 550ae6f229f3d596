import { useTexts } from '@portal/text'
import { useSecondsUntil, VisuallyHidden } from '@portal/ui'
import { useEffect, useState } from 'react'
import { phonePinTexts } from './phone-pin.de.ts'
import css from './phone-pin.module.css'
import { type PinView, SHOWN_FOR_MS } from './use-shown-pin.ts'

interface PinDigitsProps {
  view: PinView
  /** Called when the time to show it has expired. */
  onEnd: () => void
  /** When it was last changed. Replaced by the remaining time while the PIN is shown. */
  changed: string
}

/** Dots, or the digits with the remaining time. Screen readers get the digits once, one by one, and not the time. */
export function PinDigits({ view, onEnd, changed }: PinDigitsProps) {
  const { t } = useTexts(phonePinTexts)
  const pin = view.state === 'shown' ? view.pin : undefined
  const seconds = useSecondsUntil(view.state === 'shown' ? view.until : 0)
  const hasExpired = pin !== undefined && seconds === 0
  const shown = hasExpired ? undefined : pin
  const [wasShown, setWasShown] = useState(false)
  if (shown !== undefined && !wasShown) setWasShown(true)

  useEffect(() => {
    if (hasExpired) onEnd()
  }, [hasExpired, onEnd])

  const announcement = shown && t('shown', { digits: [...shown].join(' '), seconds: SHOWN_FOR_MS / 1000 })
  return (
    <div className={css.facts}>
      <p className={css.digits} aria-hidden="true">
        {shown ?? '•••••'}
      </p>
      <VisuallyHidden role="status">{announcement ?? (wasShown && t('hidden'))}</VisuallyHidden>
      <p className={css.note}>{shown ? <span aria-hidden="true">{t('left', { seconds })}</span> : changed}</p>
      <p className={css.note}>{t('use')}</p>
    </div>
  )
}
