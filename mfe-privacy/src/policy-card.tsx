import { PRIVACY_POLICY_DATE } from '@portal/contracts'
import { PortalLink } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { buttonClass, Card, DataRow, DefinitionList, type HeadingLevel } from '@portal/ui'
import BookOpenText from 'lucide-react/icons/book-open-text'
import { privacyTexts } from './texts.de.ts'

/** Links to the privacy policy, a page of the host. */
export function PolicyCard({ level = 3 }: { level?: HeadingLevel }) {
  const { t } = useTexts(privacyTexts)
  return (
    <Card
      level={level}
      title={t('policy.title')}
      icon={<BookOpenText />}
      actions={
        <PortalLink className={buttonClass('quiet')} to="/data-protection">
          {t('policy.open')}
        </PortalLink>
      }
    >
      <p>{t('policy.text')}</p>
      <DefinitionList>
        <DataRow label={t('policy.version')}>{german.formatDate(PRIVACY_POLICY_DATE)}</DataRow>
      </DefinitionList>
    </Card>
  )
}
