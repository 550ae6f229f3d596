import { type ReactNode, type SyntheticEvent, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import css from './dialog.module.css'
import { DialogActions } from './dialog-actions.tsx'
import inner from './dialog-content.module.css'
import { DialogHeader } from './dialog-header.tsx'
import { useModal } from './use-modal.ts'
import { useRunningSave } from './use-running-save.ts'
import { useScrollStop } from './use-scroll-stop.ts'
import { useStepGuard } from './use-step-guard.ts'
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
  /** `wide`: 800 instead of 650 px. */
  shape?: 'wide' | undefined
  /** A heading of the same text in the content. The toolbar repeats it once it is scrolled away. */
  animatedTitle?: AnimatedTitle
  children: ReactNode
  /**
   * Buttons, the most important one first, alone or in a fragment. They stay in view. A submit button names its form by `form`.
   * Those that only cancel or close are `quiet`.
   */
  actions?: ReactNode
}

/**
 * A modal dialog: a bottom sheet up to 698 px, else centred. The focus goes to its first field, else to its title, and
 * returns to the opener. `onClose` is a request: the owner decides and sets `open` or removes the dialog. While a button is
 * busy the dialog stays open, and a step that has just appeared cannot be confirmed: see `useStepGuard`.
 * @throws Error for an animated title without id or selector
 */
export function Dialog({ open = true, ...content }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { title, onClose, onBack, persistent, shape, animatedTitle, children, actions } = content
  const heading = animatedTitle && headingSelector(animatedTitle)
  const save = useRunningSave(dialog)
  const step = useStepGuard(dialog, title)
  const { present, ...handlers } = useModal(dialog, {
    open,
    persistent,
    heading,
    onClose: () => save.holds() || onClose?.(),
  })
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
      onClickCapture={(event) => (save.holdsClick(event) || step.isAccidentalClick(event)) && swallow(event)}
      onSubmitCapture={(event) => step.isAccidentalSubmit(event) && swallow(event)}
      onKeyDownCapture={(event) => step.isHeldEnter(event) && event.preventDefault()}
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
        {save.notice && (
          <p role="alert" className={inner.saving}>
            {`${save.notice} Bitte warten Sie einen Moment.`}
          </p>
        )}
        {actions && <DialogActions>{actions}</DialogActions>}
      </div>
    </dialog>
  )
}

function swallow(event: SyntheticEvent) {
  event.preventDefault()
  event.stopPropagation()
}
