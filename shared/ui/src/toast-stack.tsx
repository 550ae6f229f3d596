import { ToastItem } from './toast-item.tsx'
import type { ToastPosition } from './toast-message.ts'
import css from './toast-region.module.css'
import type { Toast } from './toasts.ts'

const MAX_VISIBLE = 3

interface ToastStackProps {
  position: ToastPosition
  /** Whether it shows the toasts without a position. */
  isUsual: boolean
  toasts: readonly Toast[]
  onDismiss: (id: number) => void
}

/**
 * The newest three toasts of one position, in two live regions that must exist before the first message. They are
 * landmarks only in the usual position, because eighteen landmarks would be too many.
 */
export function ToastStack({ position, isUsual, toasts, onDismiss }: ToastStackProps) {
  const visible = toasts.slice(0, MAX_VISIBLE)
  const items = (polite: boolean) =>
    visible
      .filter((toast) => (toast.type === 'positive') === polite)
      .map((toast) => <ToastItem key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />)

  return (
    <div className={css.place} data-position={position}>
      <div
        role={isUsual ? 'alert' : undefined}
        aria-live="assertive"
        aria-atomic="false"
        className={css.stack}
      >
        {items(false)}
      </div>
      <div role={isUsual ? 'status' : undefined} aria-live="polite" aria-atomic="false" className={css.stack}>
        {items(true)}
      </div>
    </div>
  )
}
