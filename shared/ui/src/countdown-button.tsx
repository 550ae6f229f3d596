import { type ComponentProps, type MouseEvent, useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { useSecondsUntil } from './use-seconds-until.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface CountdownButtonProps extends ComponentProps<typeof Button> {
  children: string
  /** When it may be pressed again, in milliseconds since 1970; undefined if it may be pressed now. */
  availableAt: number | undefined
}

/**
 * A button that rests for some seconds and counts them: "Erneut senden in 42 s". It keeps the focus meanwhile. Only
 * start and end are read out.
 */
export function CountdownButton({ children, availableAt = 0, onClick, ...button }: CountdownButtonProps) {
  const seconds = useSecondsUntil(availableAt)
  const [announced, setAnnounced] = useState('')
  const waits = seconds > 0

  useEffect(() => {
    if (!availableAt) return
    const whole = Math.ceil((availableAt - Date.now()) / 1000)
    if (!waits) setAnnounced(`${children} ist wieder möglich.`)
    else setAnnounced(`${children} ist in ${whole} Sekunden wieder möglich.`)
  }, [waits, availableAt, children])

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (waits) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <>
      <Button {...button} aria-disabled={waits || undefined} onClick={handleClick}>
        <span>
          {children}
          {waits && <span aria-hidden="true"> in {seconds}&nbsp;s</span>}
        </span>
      </Button>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  )
}
