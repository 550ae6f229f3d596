import type { PermissionsOverview } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { buttonClass, Card, DataRow, DefinitionList } from '@portal/ui'
import History from 'lucide-react/icons/history'
import { usePermissions } from '../permissions.api.ts'
import { privacyTexts } from '../texts.de.ts'

/** ISO instants, which sort as text. */
const lastDecision = ({ productConsent, ...kinds }: PermissionsOverview) =>
  [productConsent.objectedAt, ...Object.values(kinds).map(({ changedAt }) => changedAt)]
    .filter((instant) => instant !== null)
    .sort()
    .at(-1)

/** Links to the history and the receipt. */
export function HistoryCard() {
  const { t } = useTexts(privacyTexts)
  const { data: overview } = usePermissions()
  const last = overview && lastDecision(overview)
  return (
    <Card
      level={3}
      title={t('historyCard.title')}
      icon={<History />}
      actions={
        <RouteLink className={buttonClass('quiet')} to="history">
          {t('historyCard.open')}
        </RouteLink>
      }
    >
      <p>{t('historyCard.text')}</p>
      {overview && (
        <DefinitionList>
          <DataRow label={t('historyCard.last')}>
            {last ? german.formatDay(last) : t('historyCard.none')}
          </DataRow>
        </DefinitionList>
      )}
    </Card>
  )
}
