import css from './logo.module.css'

/** The mark of the current theme with the name of the brand. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className={css.logo}>
      <span className={css.mark} />
      <span className={css.name} translate="no">
        {brand}
      </span>
    </span>
  )
}
