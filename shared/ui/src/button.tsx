import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import css from './button.module.css'
import { classNames } from './class-names.ts'
import ripple from './ripple.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

/** The classes of a button, for a link of a router. */
export function buttonClass(variant: ButtonVariant = 'primary'): string {
  return classNames(css.button, ripple.ripple, css[variant])
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant
  icon?: ReactNode
  /** Keeps the focus, ignores clicks and blocks submitting. */
  busy?: boolean
  /** Read out when `busy` begins, and in a dialog shown above the buttons. */
  busyText?: string
}

/** A button that submits only with `type="submit"`. */
export function Button({ variant, icon, busy, busyText, className, ...rest }: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else rest.onClick?.(event)
  }

  const rests = !busy && rest['aria-disabled']
  return (
    <>
      <button
        type="button"
        {...rest}
        className={classNames(buttonClass(variant), rests && css.resting, className)}
        aria-disabled={busy || rest['aria-disabled']}
        data-busy={busy || undefined}
        onClick={handleClick}
      >
        {icon}
        <span>{rest.children}</span>
      </button>
      {busy !== undefined && (
        <VisuallyHidden role="status">{busy && (busyText ?? 'Wird gespeichert …')}</VisuallyHidden>
      )}
    </>
  )
}

interface LinkButtonProps extends ComponentProps<'a'> {
  variant?: ButtonVariant
  icon?: ReactNode
}

/** A link that looks like a button. For a router's link use `buttonClass`. */
export function LinkButton({ variant, icon, className, children, ...rest }: LinkButtonProps) {
  return (
    <a {...rest} className={classNames(buttonClass(variant), className)}>
      {icon}
      <span>{children}</span>
    </a>
  )
}
