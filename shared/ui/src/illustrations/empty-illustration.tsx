import css from './drawing.module.css'
import { Drawing } from './drawing.tsx'

/** An open box that waits for something. */
export function EmptyIllustration() {
  return (
    <Drawing>
      <ellipse className={css.soft} cx="120" cy="92" rx="104" ry="60" />
      <path className={css.way} d="M120 60c-16-14 18-24 2-44" />
      <circle className={css.accent} cx="122" cy="14" r="6" />
      <path className={css.tint} d="m72 78 48-18 48 18-48 18Z" />
      <path className={css.paper} d="M72 78v44l48 20V96Z" />
      <path className={css.paper} d="M168 78v44l-48 20V96Z" />
      <path className={css.paper} d="m72 78-20 16 48 20 20-18ZM168 78l20 16-48 20-20-18Z" />
    </Drawing>
  )
}
