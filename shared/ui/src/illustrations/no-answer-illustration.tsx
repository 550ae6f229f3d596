import css from './drawing.module.css'
import { Drawing } from './drawing.tsx'

/** A plug that has slipped out of its socket. */
export function NoAnswerIllustration() {
  return (
    <Drawing>
      <ellipse className={css.soft} cx="120" cy="84" rx="110" ry="62" />
      <path className={css.line} d="M4 112c26 0 26-32 52-32" />
      <path className={css.brand} d="M56 58h26a22 22 0 0 1 0 44H56a6 6 0 0 1-6-6V64a6 6 0 0 1 6-6Z" />
      <path className={css.line} d="M102 70h16M102 90h16" />
      <path className={css.spark} d="m128 58 6-12M138 80h10M128 102l6 12" />
      <path
        className={css.paper}
        d="M184 58h-26a8 8 0 0 0-8 8v28a8 8 0 0 0 8 8h26a6 6 0 0 0 6-6V64a6 6 0 0 0-6-6Z"
      />
      <path className={css.faint} d="M162 70h10M162 90h10" />
      <path className={css.line} d="M190 80c26 0 20-34 46-34" />
    </Drawing>
  )
}
