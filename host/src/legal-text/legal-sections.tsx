import { Block } from './legal-block.tsx'
import css from './legal-text.module.css'
import type { LegalSection } from './legal-text.ts'

/** The sections. A link to one moves the focus to its heading. */
export function LegalSections({ sections }: { sections: LegalSection[] }) {
  return (
    <div className={css.text}>
      {sections.map(({ id, title, blocks }) => (
        <section key={id} className={css.section} aria-labelledby={id}>
          <h2 id={id} tabIndex={-1} className={css.heading}>
            {title}
          </h2>
          {blocks.map((block, index) => (
            <Block key={index} block={block} />
          ))}
        </section>
      ))}
    </div>
  )
}
