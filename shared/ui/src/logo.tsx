import css from './logo.module.css'

/** The mark of the theme around it, and the name of the brand beside it. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className={css.logo}>
      <span className={css.mark} />
      <span className={css.name}>{brand}</span>
    </span>
  )
}
