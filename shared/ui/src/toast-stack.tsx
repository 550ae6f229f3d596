import { ToastItem } from './toast-item.tsx'
import type { ToastPosition } from './toast-message.ts'
import css from './toast-region.module.css'
import type { Toast } from './toasts.ts'

const MAX_VISIBLE = 3

interface ToastStackProps {
  position: ToastPosition
  /** Whether toasts without a position of their own come here. */
  isUsual: boolean
  toasts: readonly Toast[]
  onDismiss: (id: number) => void
}

/**
 * The newest three toasts of one place, in two live regions that must be there before the first message. Only the usual
 * place has them as landmarks of its own; eighteen of them would be in everyone's way.
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
