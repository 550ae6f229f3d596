import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import X from 'lucide-react/icons/x'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import css from './toast-item.module.css'
import type { Toast } from './toasts.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const icons = { positive: CircleCheck, negative: CircleAlert, 'partial-positive': TriangleAlert }

interface ToastItemProps {
  toast: Toast
  onDismiss: () => void
}

/** A toast with its icon and close button. A change announces the whole toast. */
export function ToastItem({ toast, onDismiss }: ToastItemProps) {
  const { type, title, content, link, action, count, badgePosition = 'top-left' } = toast
  const Icon = icons[type]
  return (
    <div className={classNames(css.toast, css[type])} aria-atomic="true">
      <span className={css.icon} aria-hidden="true">
        <Icon />
      </span>
      <div className={css.text}>
        <p className={css.title}>{title}</p>
        {content && <p className={css.content}>{content}</p>}
        {count > 1 && <VisuallyHidden>{count} Mal gemeldet</VisuallyHidden>}
        {link && (
          <a className={css.link} href={link.href} onClick={link.onClick}>
            {link.text}
          </a>
        )}
        {action && (
          <Button
            variant="secondary"
            className={css.action}
            onClick={() => {
              onDismiss()
              action.onClick()
            }}
          >
            {action.text}
          </Button>
        )}
      </div>
      <IconButton label="Mitteilung schließen" className={css.close} onClick={onDismiss}>
        <X />
      </IconButton>
      {count > 1 && (
        <span className={css.badge} data-corner={badgePosition} aria-hidden="true">
          {count > 99 ? '99+' : count}
        </span>
      )}
    </div>
  )
}
