import Check from 'lucide-react/icons/check'
import css from './progress-steps.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface ProgressStepsProps {
  /** What the journey is called. */
  label: string
  steps: readonly string[]
  /** Counts from 0. With the number of steps, all are done. */
  current: number
}

/** Where the customer stands in a journey. On a phone only the present step has its name. */
export function ProgressSteps({ label, steps, current }: ProgressStepsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list without bullets is none to Safari, unless it says so.
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
