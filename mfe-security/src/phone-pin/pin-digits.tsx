import { useTexts } from '@portal/text'
import { useSecondsUntil, VisuallyHidden } from '@portal/ui'
import { useEffect, useState } from 'react'
import { phonePinTexts } from './phone-pin.de.ts'
import css from './phone-pin.module.css'
import { type PinView, SHOWN_FOR } from './use-shown-pin.ts'

interface PinDigitsProps {
  view: PinView
  /** Nobody may see it any longer. */
  onEnd: () => void
  /** When it was last changed; stands where the time that is left will stand. */
  changed: string
}

/** Dots, or the digits with the time that is left. They are read out once and one by one, the time is not. */
export function PinDigits({ view, onEnd, changed }: PinDigitsProps) {
  const { t } = useTexts(phonePinTexts)
  const pin = view.state === 'shown' ? view.pin : undefined
  const seconds = useSecondsUntil(view.state === 'shown' ? view.until : 0)
  const isOver = pin !== undefined && seconds === 0
  const shown = isOver ? undefined : pin
  const [wasShown, setWasShown] = useState(false)
  if (shown !== undefined && !wasShown) setWasShown(true)

  useEffect(() => {
    if (isOver) onEnd()
  }, [isOver, onEnd])

  const told = shown && t('shown', { digits: [...shown].join(' '), seconds: SHOWN_FOR / 1000 })
  return (
    <div className={css.facts}>
      <p className={css.digits} aria-hidden="true">
        {shown ?? '•••••'}
      </p>
      <VisuallyHidden role="status">{told ?? (wasShown && t('hidden'))}</VisuallyHidden>
      <p className={css.note}>{shown ? <span aria-hidden="true">{t('left', { seconds })}</span> : changed}</p>
      <p className={css.note}>{t('use')}</p>
    </div>
  )
}
