import { type ReactNode, useId, useRef } from 'react'
import css from './popover.module.css'
import { type PopoverContent, PopoverPanel, usePopoverPanel } from './popover-panel.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

interface PopoverProps {
  /** The name of the button and of the panel. */
  label: string
  /** The content of the button, hidden from screen readers: an Avatar or an icon. */
  trigger: ReactNode
  children: PopoverContent
}

/** A round button with a small panel under it, below 450 px a dialog. */
export function Popover({ label, trigger, children }: PopoverProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = usePopoverPanel()

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={panel.isSheet ? undefined : id}
        aria-haspopup="dialog"
        className={css.trigger}
        onClick={panel.isSheet ? panel.open : undefined}
      >
        <span aria-hidden="true">{trigger}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
      <PopoverPanel id={id} label={label} anchor={() => button.current} panel={panel}>
        {children}
      </PopoverPanel>
    </>
  )
}
