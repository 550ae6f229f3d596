import { PageHeader } from '@portal/ui'
import { LegalSections } from '../legal-text/legal-sections.tsx'
import css from './accessibility-page.module.css'
import { statement } from './statement.de.ts'

/** The statement that § 14 BFSG requires. */
export default function AccessibilityPage() {
  return (
    <article>
      <PageHeader title={statement.title}>{statement.lead}</PageHeader>
      <LegalSections sections={statement.sections} />
      <p className={css.version}>{statement.version}</p>
    </article>
  )
}
