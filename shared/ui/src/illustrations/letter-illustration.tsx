import css from './drawing.module.css'
import { Drawing } from './drawing.tsx'

/** A letter with a stamp, beside the letter box. */
export function LetterIllustration() {
  return (
    <Drawing>
      <path className={css.soft} d="M8 140c22-54 62-84 112-80s92 20 112 80v10H8Z" />
      <path className={css.line} d="M176 142V96" />
      <path className={css.brand} d="M144 96V66a20 20 0 0 1 20-20h34a20 20 0 0 1 20 20v30Z" />
      <path className={css.paper} d="M144 96V66a20 20 0 0 1 40 0v30Z" />
      <path className={css.line} d="M156 70h16" />
      <path className={css.spark} d="M206 66V34h12" />
      <g transform="rotate(-6 76 100)">
        <rect className={css.paper} x="24" y="70" width="96" height="62" rx="6" />
        <rect className={css.accent} x="97" y="79" width="14" height="17" rx="2" />
        <path className={css.faint} d="M36 102h38M36 112h28M36 84h20" />
      </g>
      <path className={css.brand} d="M8 147c70-12 150-12 224 0v4H8Z" />
    </Drawing>
  )
}
