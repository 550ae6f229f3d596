import css from './progress-bar.module.css'

/** A thin bar along the top of the window, for a change of page that takes more than 200 ms. */
export function ProgressBar({ active }: { active: boolean }) {
  if (!active) return null
  return <div role="progressbar" aria-label="Seite wird geladen" className={css.bar} />
}
