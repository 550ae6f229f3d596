import css from './showcase.module.css'

const sizes = ['sm', 'md', 'lg', 'xl', '2xl']
const spaces = [1, 2, 3, 4, 5, 6, 7, 8]

export function TypeSection() {
  return (
    <>
      <div className={css.types}>
        {sizes.map((size) => (
          <p key={size} style={{ fontSize: `var(--text-${size})` }}>
            text-{size}: Energie, die zu Ihnen passt
          </p>
        ))}
        <h3>Rechtsschutzversicherungsgesellschaften und Bankverbindungsänderungen</h3>
        <p>
          Ein Absatz mit einem <a href="#nirgends">Verweis im Text</a> und <strong>wichtigen Worten</strong>.
        </p>
      </div>
      <div className={css.row}>
        {spaces.map((space) => (
          <span key={space}>
            <span className={css.space} style={{ width: `var(--space-${space})` }} /> space-{space}
          </span>
        ))}
      </div>
    </>
  )
}
