import { useMedia } from '@portal/ui'
import { useEffect, useId, useMemo, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { visitKey } from '../overlays/overlay-entry.ts'
import { useCurrentSection } from './current-section.ts'
import type { LegalSection } from './legal-text.ts'
import css from './table-of-contents.module.css'

/** From this width the contents are beside the text. The style sheets repeat it. */
const WIDE = '(width >= 64rem)'

/** Links to the sections of a long text, which move the focus there. Marks the section that is being read. */
export function TableOfContents({ sections }: { sections: LegalSection[] }) {
  const titleId = useId()
  const links = <SectionLinks sections={sections} />
  const wide = useMedia(WIDE)
  return (
    <nav className={css.contents} aria-labelledby={titleId}>
      {wide ? (
        <>
          <h2 id={titleId} className={css.title}>
            Inhalt
          </h2>
          {links}
        </>
      ) : (
        <details>
          <summary id={titleId}>Inhalt</summary>
          {links}
        </details>
      )}
    </nav>
  )
}

function SectionLinks({ sections }: { sections: LegalSection[] }) {
  const location = useLocation()
  const { hash } = location
  const visit = visitKey(location) + hash
  const shownVisit = useRef('')
  const ids = useMemo(() => sections.map(({ id }) => id), [sections])
  const chosen = hash.slice(1)
  const current = useCurrentSection(ids, chosen)

  // A second click on a link goes there again; closing a dialog does not.
  useEffect(() => {
    const heading = ids.includes(chosen) && document.getElementById(chosen)
    if (!heading || shownVisit.current === visit) return
    shownVisit.current = visit
    heading.focus({ preventScroll: true })
    heading.scrollIntoView({ block: 'start' })
  }, [ids, chosen, visit])

  return (
    <ol className={css.list}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link to={`#${id}`} preventScrollReset aria-current={id === current ? 'true' : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ol>
  )
}
