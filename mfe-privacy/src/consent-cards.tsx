import {
  consentLabel,
  kindTitle,
  type PermissionsOverview,
  pageConsents,
  permissionKinds,
  type TenantId,
} from '@portal/contracts'
import { CardBoundary, LoadedContent, RouteLink, useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card, CardList, Skeleton, VisuallyHidden } from '@portal/ui'
import { Fragment, use, useEffect, useState } from 'react'
import { AdvertisingCard } from './advertising/advertising-card.tsx'
import { KindCard } from './kind-card.tsx'
import { type ConsentPart, LastRevocation } from './last-revocation.ts'
import { LetterCard } from './letter-advertising/letter-card.tsx'
import { LetterOffer } from './letter-advertising/letter-offer.tsx'
import css from './permission-cards.module.css'
import { usePermissions } from './permissions.api.ts'
import { privacyTexts } from './texts.de.ts'

const parts: { part: ConsentPart; title: string }[] = [
  ...permissionKinds.map((part) => ({ part, title: kindTitle(part) })),
  ...pageConsents.map((part) => ({ part, title: consentLabel(part) })),
]

/** A card for each kind of permission and each consent with its own page. */
export function ConsentCards() {
  const query = usePermissions()
  const tenantId = useTenantId()
  return (
    <LoadedContent query={query} skeleton={<ConsentSkeleton />}>
      {(overview) =>
        tenantId && <Cards key={tenantId} tenantId={tenantId} overview={overview} onRetry={query.refetch} />
      }
    </LoadedContent>
  )
}

interface CardsProps {
  tenantId: TenantId
  overview: PermissionsOverview
  onRetry: () => Promise<unknown>
}

function Cards({ tenantId, overview, onRetry }: CardsProps) {
  const { t } = useTexts(privacyTexts)
  const [announced, setAnnounced] = useState('')
  const { setLast } = use(LastRevocation)
  useEffect(() => () => setLast(undefined), [setLast])
  return (
    <>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <CardList>
        {parts.map(({ part, title }) => (
          <Fragment key={part}>
            <CardBoundary level={3} title={title} onRetry={onRetry}>
              {part === 'advertising' ? (
                <AdvertisingCard tenantId={tenantId} permissions={overview.advertising} />
              ) : (
                <KindCard part={part} title={title} overview={overview} />
              )}
            </CardBoundary>
            <LetterOffer after={part} announce={setAnnounced} />
          </Fragment>
        ))}
        <CardBoundary level={3} title={consentLabel('product-consent')} onRetry={onRetry}>
          <LetterCard tenantId={tenantId} consent={overview.productConsent} />
        </CardBoundary>
      </CardList>
      <p className={css.more}>
        <RouteLink className={buttonClass('quiet')} to="revocation">
          {t('revocation.title')}
        </RouteLink>
      </p>
    </>
  )
}

const titles = [...parts.map(({ title }) => title), consentLabel('product-consent')]

function ConsentSkeleton() {
  return (
    <CardList>
      {titles.map((title) => (
        <Card key={title} level={3} title={title}>
          <Skeleton lines={4} />
        </Card>
      ))}
    </CardList>
  )
}
