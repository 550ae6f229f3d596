import { type ComponentProps, type MouseEvent, useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { useSecondsUntil } from './use-seconds-until.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

interface CountdownButtonProps extends ComponentProps<typeof Button> {
  children: string
  /** When it is enabled again, in milliseconds since 1970; undefined if it is enabled now. */
  availableAt: number | undefined
}

/**
 * A button that is disabled during a countdown: "Erneut senden in 42 s", or in minutes or hours. It keeps the focus.
 * Screen readers announce only start and end.
 */
export function CountdownButton({ children, availableAt = 0, onClick, ...button }: CountdownButtonProps) {
  const seconds = useSecondsUntil(availableAt)
  const [announced, setAnnounced] = useState('')
  const waits = seconds > 0

  useEffect(() => {
    if (!availableAt) return
    const whole = Math.ceil((availableAt - Date.now()) / 1000)
    if (!waits) setAnnounced(`${children} ist wieder möglich.`)
    else setAnnounced(`${children} ist in ${inUnit(whole).spoken} wieder möglich.`)
  }, [waits, availableAt, children])

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (waits) event.preventDefault()
    else onClick?.(event)
  }

  return (
    <>
      <Button {...button} aria-disabled={waits || undefined} onClick={handleClick}>
        <span>
          <span>{children}</span>
          {waits && <span aria-hidden="true">{` in ${inUnit(seconds).shown}`}</span>}
        </span>
      </Button>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  )
}

/** Rounded up, so that the button is never enabled later than shown. */
function inUnit(seconds: number): { shown: string; spoken: string } {
  if (seconds < 90) return { shown: `${seconds}\u00a0s`, spoken: `${seconds} Sekunden` }
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return { shown: `${minutes}\u00a0min`, spoken: `${minutes} Minuten` }
  const hours = Math.ceil(minutes / 60)
  return { shown: `${hours}\u00a0h`, spoken: `${hours} Stunden` }
}
