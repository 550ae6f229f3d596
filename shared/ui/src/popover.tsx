import { type ReactNode, useId, useRef } from 'react'
import css from './popover.module.css'
import { type PopoverContent, PopoverPanel } from './popover-panel.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface PopoverProps {
  /** The name of the button and of the panel. */
  label: string
  /** The content of the button, hidden from screen readers: an Avatar or an icon. */
  trigger: ReactNode
  children: PopoverContent
}

/** A round button with a small panel under it. On a phone use a Dialog. */
export function Popover({ label, trigger, children }: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)

  return (
    <>
      <button ref={button} type="button" popoverTarget={id} aria-haspopup="dialog" className={css.trigger}>
        <span aria-hidden="true">{trigger}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      <PopoverPanel id={id} label={label} anchor={() => button.current}>
        {children}
      </PopoverPanel>
    </>
  )
}
