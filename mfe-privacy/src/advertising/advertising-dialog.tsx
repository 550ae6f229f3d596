import { advertisingChannels, advertisingTopics, kindTitle, tenants } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Accordion, AccordionItem } from '@portal/ui'
import { PermissionDialog } from '../permission-dialog.tsx'
import { privacyTexts } from '../texts.de.ts'
import { advertisingTexts } from './advertising.de.ts'
import { AllAtOnce } from './all-at-once.tsx'
import { ConsentBoxes } from './consent-boxes.tsx'
import { CustomerMatchFacts } from './customer-match-facts.tsx'
import { ScopeResult } from './scope-result.tsx'

/** Whether advertising may come, how and about what, and whether Google may be told of the address. */
export default function AdvertisingDialog() {
  const { t } = useTexts(advertisingTexts)
  const tab = useTexts(privacyTexts)
  return (
    <PermissionDialog kind="advertising" title={kindTitle('advertising')}>
      {(asked) => (
        <>
          <p>{t('lead', { brand: tenants[asked.tenantId].name })}</p>
          <AllAtOnce {...asked} />
          <ConsentBoxes
            {...asked}
            name="offers"
            label={t('groups.offers')}
            consents={[{ consent: 'advertising.offers', label: t('consents.offers') }]}
          />
          <ConsentBoxes
            {...asked}
            name="channels"
            label={t('groups.channels')}
            consents={advertisingChannels.map((channel) => ({
              consent: `advertising.channel.${channel}`,
              label: tab.t(`advertisingCard.channels.${channel}`),
            }))}
          />
          <ConsentBoxes
            {...asked}
            name="topics"
            label={t('groups.topics')}
            consents={advertisingTopics[asked.tenantId].map((topic) => ({
              consent: `advertising.topic.${topic}`,
              label: t(`consents.topic.${topic}`),
            }))}
          />
          <ScopeResult form={asked.form} />
          <ConsentBoxes
            {...asked}
            name="google"
            label={t('groups.google')}
            consents={[
              {
                consent: 'advertising.googleCustomerMatch',
                label: t('consents.googleCustomerMatch'),
              },
            ]}
          />
          <Accordion>
            <AccordionItem title={t('google.question')}>
              <CustomerMatchFacts tenantId={asked.tenantId} />
            </AccordionItem>
          </Accordion>
        </>
      )}
    </PermissionDialog>
  )
}
