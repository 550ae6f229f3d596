import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import css from './icon-button.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface IconButtonProps extends ComponentProps<'button'> {
  /** The name of the action. */
  label: string
}

/** A round button with one icon as its child. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(css.button, className)}>
      {children}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  )
}
