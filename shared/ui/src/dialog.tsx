import { type ReactNode, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import css from './dialog.module.css'
import inner from './dialog-content.module.css'
import { DialogHeader } from './dialog-header.tsx'
import { useModal } from './use-modal.ts'
import { useScrollStop } from './use-scroll-stop.ts'
import { type AnimatedTitle, headingSelector, useTitleReminder } from './use-title-reminder.ts'

interface DialogProps {
  title: string
  /** `open={false}` after `true` plays the exit transition and then removes the content. */
  open?: boolean
  /** The customer wants to close it: by the icon, Escape, the backdrop or the back gesture. */
  onClose?: (() => void) | undefined
  /** One step back, in a dialog that was opened from another. */
  onBack?: (() => void) | undefined
  /** Only a control in its content closes it. */
  persistent?: boolean | undefined
  /** `wide`: 800 instead of 650 px. `snug`: on a phone as high as its content instead of the screen. */
  shape?: 'wide' | 'snug' | undefined
  /** A heading of the same text in the content. The toolbar repeats it once it is scrolled away. */
  animatedTitle?: AnimatedTitle
  children: ReactNode
  /** Buttons, the most important one first. They stay in view. A submit button names its form by `form`. */
  actions?: ReactNode
}

/**
 * A modal dialog: a bottom sheet up to 698 px, else centred. The focus goes to its first field, else to its title, and
 * returns to the opener. `onClose` is a request: the owner decides and sets `open` or removes the dialog.
 * @throws Error for an animated title without id or selector
 */
export function Dialog({ open = true, ...content }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { title, onClose, onBack, persistent, shape, animatedTitle, children, actions } = content
  const heading = animatedTitle && headingSelector(animatedTitle)
  const { present, ...handlers } = useModal(dialog, { open, persistent, heading, onClose })
  const body = useRef<HTMLDivElement>(null)
  const isStop = useScrollStop(body)
  const reminder = useTitleReminder(dialog, heading, present)
  if (!present) return null

  return (
    <dialog
      ref={dialog}
      className={classNames(css.dialog, shape && css[shape])}
      aria-labelledby={titleId}
      {...handlers}
    >
      <div className={inner.frame}>
        <DialogHeader
          id={titleId}
          title={title}
          reminder={reminder}
          onBack={persistent ? undefined : onBack}
          onClose={persistent ? undefined : onClose}
        />
        <div
          ref={body}
          className={inner.body}
          {...(isStop && { tabIndex: 0, role: 'group', 'aria-labelledby': titleId })}
        >
          {children}
        </div>
        {actions && (
          <div className={inner.actions} data-keep-clear="">
            {actions}
          </div>
        )}
      </div>
    </dialog>
  )
}
