import css from './drawing.module.css'
import { Drawing } from './drawing.tsx'

/** A house in the valley, with the sun on its roof. */
export function WelcomeIllustration() {
  return (
    <Drawing>
      <circle className={css.accent} cx="186" cy="44" r="20" />
      <path className={css.soft} d="M4 140c22-48 52-74 86-60 30 12 40 20 66 2 28-20 62-8 80 58v10H4Z" />
      <path className={css.tint} d="M4 146c30-34 62-40 100-28s72 8 132 28Z" />
      <path className={css.line} d="M48 132V62M48 62l18-14M48 62 28 52M48 62l4 24" />
      <circle className={css.brand} cx="48" cy="62" r="4" />
      <path className={css.paper} d="M104 138V98l30-24 30 24v40Z" />
      <path className={css.brand} d="m96 100 38-31 38 31-5 5-33-26-33 26Z" />
      <path className={css.accent} d="M127 138v-22a7 7 0 0 1 14 0v22Z" />
      <path className={css.line} d="M204 138v-24M204 124l8-8M204 128l-8-8" />
      <path className={css.brand} d="M4 147c50-16 88-14 120-10s70 4 112 10v4H4Z" />
    </Drawing>
  )
}
