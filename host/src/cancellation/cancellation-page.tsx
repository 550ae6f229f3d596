import { cancellationUrls, tenants } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { buttonClass, Card, ExternalLink, PageHeader } from '@portal/ui'
import { LegalSections } from '../legal-text/legal-sections.tsx'
import { cancellationTexts, sections } from './cancellation.de.ts'
import css from './cancellation-page.module.css'

/** Links to the cancellation page of each brand. Needs no sign-in (§ 312k BGB). */
export default function CancellationPage() {
  const { t } = useTexts(cancellationTexts)
  return (
    <>
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      <div className={css.brands}>
        {Object.values(tenants).map(({ id, name }) => (
          <Card
            key={id}
            title={name}
            actions={
              <ExternalLink className={buttonClass('secondary')} href={cancellationUrls[id]} target="_blank">
                {t('brand', { name })}
              </ExternalLink>
            }
          />
        ))}
      </div>
      <LegalSections sections={sections} />
    </>
  )
}
