import css from './drawing.module.css'
import { Drawing } from './drawing.tsx'

/** An e-mail on its way. */
export function MailSentIllustration() {
  return (
    <Drawing>
      <ellipse className={css.soft} cx="124" cy="86" rx="106" ry="58" />
      <path className={css.way} d="M12 126c30 16 60 4 72-16" />
      <g transform="rotate(-8 140 82)">
        <rect className={css.paper} x="88" y="48" width="108" height="72" rx="8" />
        <path className={css.faint} d="m92 114 36-32M192 114l-36-32" />
        <path className={css.line} d="m91 53 45 36a10 10 0 0 0 12 0l45-36" />
      </g>
      <circle className={css.accent} cx="190" cy="44" r="15" />
      <path className={css.tick} d="m183 44 5 5 9-10" />
    </Drawing>
  )
}
