import Check from 'lucide-react/icons/check'
import css from './progress-steps.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface ProgressStepsProps {
  /** The name of the journey. */
  label: string
  steps: readonly string[]
  /** Counts from 0. The number of steps means that all are done. */
  current: number
}

/** The current step of a journey. On a phone only the current step shows its name. */
export function ProgressSteps({ label, steps, current }: ProgressStepsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
    <ol role="list" aria-label={label} className={css.steps}>
      {steps.map((step, index) => {
        const isDone = index < current
        return (
          <li
            key={step}
            className={css.step}
            data-done={isDone || undefined}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={css.mark} aria-hidden="true">
              {isDone ? <Check /> : index + 1}
            </span>
            <span className={css.name}>{step}</span>
            {isDone && <VisuallyHidden> (erledigt)</VisuallyHidden>}
          </li>
        )
      })}
    </ol>
  )
}
