import './advertising-texts.ts'
import { advertisingChannels, advertisingTopics, tenants } from '@portal/contracts'
import { Accordion, AccordionItem } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { PermissionDialog } from '../permission-dialog.tsx'
import { AllAtOnce } from './all-at-once.tsx'
import { ConsentBoxes } from './consent-boxes.tsx'
import { CustomerMatchFacts } from './customer-match-facts.tsx'
import { ScopeResult } from './scope-result.tsx'

/** Whether advertising may come, how and about what, and whether Google may be told of the address. */
export default function AdvertisingDialog() {
  const { t } = useTranslation()
  return (
    <PermissionDialog kind="advertising" title={t('advertising.title')}>
      {(asked) => (
        <>
          <p>{t('advertising.lead', { brand: tenants[asked.tenantId].name })}</p>
          <AllAtOnce {...asked} />
          <ConsentBoxes
            {...asked}
            name="offers"
            label={t('advertising.groups.offers')}
            consents={[{ consent: 'advertising.offers', label: t('advertising.consents.offers') }]}
          />
          <ConsentBoxes
            {...asked}
            name="channels"
            label={t('advertising.groups.channels')}
            consents={advertisingChannels.map((channel) => ({
              consent: `advertising.channel.${channel}`,
              label: t(`advertisingCard.channels.${channel}`),
            }))}
          />
          <ConsentBoxes
            {...asked}
            name="topics"
            label={t('advertising.groups.topics')}
            consents={advertisingTopics[asked.tenantId].map((topic) => ({
              consent: `advertising.topic.${topic}`,
              label: t(`advertising.consents.topic.${topic}`),
            }))}
          />
          <ScopeResult {...asked} />
          <ConsentBoxes
            {...asked}
            name="google"
            label={t('advertising.groups.google')}
            consents={[
              {
                consent: 'advertising.googleCustomerMatch',
                label: t('advertising.consents.googleCustomerMatch'),
              },
            ]}
          />
          <Accordion>
            <AccordionItem title={t('advertising.google.question')}>
              <CustomerMatchFacts tenantId={asked.tenantId} />
            </AccordionItem>
          </Accordion>
        </>
      )}
    </PermissionDialog>
  )
}
