import '@portal/brands/illustrations.css'
import css from './drawing.module.css'

/** The illustration of the current theme. */
export function WelcomeIllustration() {
  return <div className={css.scene} aria-hidden="true" />
}
