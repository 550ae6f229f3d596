import {
  consentLabel,
  consentsIn,
  dialogConsents,
  isConsumptionShown,
  type PageConsent,
  type PageName,
  type PermissionsOverview,
  type PlainKind,
} from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass } from '@portal/ui'
import ChartColumn from 'lucide-react/icons/chart-column'
import Leaf from 'lucide-react/icons/leaf'
import UserRoundSearch from 'lucide-react/icons/user-round-search'
import type { ReactNode } from 'react'
import { ConsentCard, ConsentRow } from './consent-card.tsx'
import { privacyTexts } from './texts.de.ts'

/** The icon of each card, and the dialog with more information. */
const views: Record<PlainKind | PageName, { icon: ReactNode; more?: 'interestProfile' | 'partners' }> = {
  tracking: { icon: <UserRoundSearch />, more: 'interestProfile' },
  eco: { icon: <Leaf />, more: 'partners' },
  dataVisualization: { icon: <ChartColumn /> },
}

interface KindCardProps {
  part: PlainKind | PageConsent
  title: string
  overview: PermissionsOverview
}

/** The present consents of a plain kind, or one with its own page. */
export function KindCard({ part, title, overview }: KindCardProps) {
  const { t } = useTexts(privacyTexts)
  const [kind, name = kind] = part.split('.') as [PlainKind, PageName?]
  const { icon, more } = views[name]
  const consents = consentsIn(kind, overview[kind])
  const isChartHidden = part === 'eco.dataVisualization' && consents[part] && !isConsumptionShown(consents)
  const shown = name === kind ? dialogConsents(kind) : [part as PageConsent]
  return (
    <ConsentCard
      title={title}
      icon={icon}
      text={t(`kinds.${name}.text`)}
      changedAt={overview[kind].changedAt}
      actions={
        <>
          <RouteLink className={buttonClass('quiet')} to={name}>
            {t(`kinds.${name}.change`)}
          </RouteLink>
          {more && (
            <RouteLink className={buttonClass('quiet')} to={more}>
              {t(`more.${more}`)}
            </RouteLink>
          )}
        </>
      }
    >
      {shown.map((consent) => (
        <ConsentRow
          key={consent}
          label={consentLabel(consent)}
          given={consents[consent] === true}
          hint={isChartHidden ? t('kinds.dataVisualization.hidden') : undefined}
        />
      ))}
    </ConsentCard>
  )
}
