import '@portal/brands/illustrations.css'
import css from './drawing.module.css'

/** The scene of the brand: its theme says which. */
export function WelcomeIllustration() {
  return <div className={css.scene} aria-hidden="true" />
}
