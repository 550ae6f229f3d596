import css from './progress-bar.module.css'

/** A thin bar at the top of the window, for a navigation of more than 200 ms. */
export function ProgressBar({ active }: { active: boolean }) {
  if (!active) return null
  return <div role="progressbar" aria-label="Seite wird geladen" className={css.bar} />
}
