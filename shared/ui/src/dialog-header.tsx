import ChevronLeft from 'lucide-react/icons/chevron-left'
import X from 'lucide-react/icons/x'
import css from './dialog-header.module.css'
import { IconButton } from './icon-button.tsx'
import type { TitleReminder } from './use-title-reminder.ts'

interface DialogHeaderProps {
  id: string
  title: string
  /** Repeats a heading of the content once it is scrolled away. It is not a heading itself. */
  reminder: TitleReminder
  onBack?: (() => void) | undefined
  onClose?: (() => void) | undefined
}

/** Title and toolbar of a dialog. A persistent dialog has only the title. */
export function DialogHeader({ id, title, reminder, onBack, onClose }: DialogHeaderProps) {
  return (
    <div className={css.header} data-reminder={reminder} data-keep-clear="">
      {onBack && (
        <IconButton label="Zurück" className={css.back} onClick={onBack}>
          <ChevronLeft />
        </IconButton>
      )}
      {reminder === 'none' ? (
        <h2 id={id} className={css.title} tabIndex={-1} data-dialog-title="">
          {title}
        </h2>
      ) : (
        <p id={id} className={css.title} aria-hidden="true">
          {title}
        </p>
      )}
      {onClose && (
        <IconButton label="Schließen" className={css.close} onClick={onClose}>
          <X />
        </IconButton>
      )}
    </div>
  )
}
