import { PageHeader } from '@portal/ui'
import type { ReactNode } from 'react'
import { LegalSections } from './legal-sections.tsx'
import css from './legal-text.module.css'
import type { LegalText } from './legal-text.ts'
import { TableOfContents } from './table-of-contents.tsx'

/** A long text with its table of contents. The children are between its head and the text. */
export function LegalPage({ text, children }: { text: LegalText; children?: ReactNode }) {
  return (
    <article>
      <PageHeader title={text.title}>{text.lead}</PageHeader>
      <p className={css.version}>{text.version}</p>
      {children}
      <div className={css.beside}>
        <TableOfContents sections={text.sections} />
        <LegalSections sections={text.sections} />
      </div>
    </article>
  )
}
