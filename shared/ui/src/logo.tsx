import css from './logo.module.css'

/** The group's mark, a sun that rises over a valley, and the name of the brand beside it. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className={css.logo}>
      <svg viewBox="0 4 40 40" className={css.mark} aria-hidden="true" focusable="false">
        <circle cx="20" cy="17" r="8.5" className={css.sun} />
        <path
          d="M0 17.5c7.5 0 12 9.5 20 9.5s12.5-9.5 20-9.5V29a11 11 0 0 1-11 11H11A11 11 0 0 1 0 29Z"
          className={css.hill}
        />
        <path d="M3 31.5c6 0 9.5 3.5 17 3.5s11-3.5 17-3.5" className={css.river} />
      </svg>
      <span className={css.name}>{brand}</span>
    </span>
  )
}
