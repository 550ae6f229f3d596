import css from './drawing.module.css'
import { Drawing } from './drawing.tsx'

/** A signpost with two arrows. */
export function NotFoundIllustration() {
  return (
    <Drawing>
      <path className={css.soft} d="M8 140c18-52 60-86 108-70s58-34 116 70v10H8Z" />
      <circle className={css.accent} cx="58" cy="40" r="15" />
      <path className={css.tint} d="M8 146c48-30 92-26 128-16s62-2 96 16Z" />
      <path className={css.way} d="M34 142c24-10 20-26 46-26s22 18 42 18 24-18 46-14" />
      <path className={css.line} d="M132 142V26" />
      <path className={css.brand} d="M128 36h56l16 13-16 13h-56Z" />
      <path className={css.paper} d="M136 72H84L70 85l14 13h52Z" />
      <path className={css.brand} d="M8 147c70-12 150-12 224 0v4H8Z" />
    </Drawing>
  )
}
