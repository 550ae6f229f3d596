import {
  consentLabel,
  consentsIn,
  dialogConsents,
  kindTitle,
  type Permissions,
  type PlainKind,
} from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass } from '@portal/ui'
import Leaf from 'lucide-react/icons/leaf'
import UserRoundSearch from 'lucide-react/icons/user-round-search'
import type { ReactNode } from 'react'
import { ConsentCard, ConsentRow } from './consent-card.tsx'
import { privacyTexts } from './texts.de.ts'

/** The icon of each kind, and the dialog with more information. */
const views: Record<PlainKind, { icon: ReactNode; more?: 'interestProfile' | 'partners' }> = {
  tracking: { icon: <UserRoundSearch />, more: 'interestProfile' },
  eco: { icon: <Leaf />, more: 'partners' },
}

interface KindCardProps {
  kind: PlainKind
  permissions: Permissions<PlainKind>
}

/** The present consents of a plain kind. */
export function KindCard({ kind, permissions }: KindCardProps) {
  const { t } = useTexts(privacyTexts)
  const { icon, more } = views[kind]
  const consents = consentsIn(kind, permissions)
  return (
    <ConsentCard
      title={kindTitle(kind)}
      icon={icon}
      text={t(`kinds.${kind}.text`)}
      changedAt={permissions.changedAt}
      actions={
        <>
          <RouteLink className={buttonClass('secondary')} to={kind}>
            {t(`kinds.${kind}.change`)}
          </RouteLink>
          {more && (
            <RouteLink className={buttonClass('quiet')} to={more}>
              {t(`more.${more}`)}
            </RouteLink>
          )}
        </>
      }
    >
      {dialogConsents(kind).map((consent) => (
        <ConsentRow key={consent} label={consentLabel(consent)} given={consents[consent] === true} />
      ))}
    </ConsentCard>
  )
}
