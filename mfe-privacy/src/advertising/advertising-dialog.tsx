import { advertisingChannels, advertisingTopics, kindTitle, tenants } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Accordion, AccordionItem } from '@portal/ui'
import { PermissionDialog } from '../permission-dialog.tsx'
import type { PermissionForm } from '../permission-form.ts'
import { privacyTexts } from '../texts.de.ts'
import { advertisingTexts } from './advertising.de.ts'
import { advertisingScope, scopeText } from './advertising-scope.ts'
import { AllAtOnce } from './all-at-once.tsx'
import { ConsentBoxes } from './consent-boxes.tsx'
import { CustomerMatchFacts } from './customer-match-facts.tsx'
import css from './topics.module.css'

/** Asks whether, how and about what the brand may advertise, and whether Google may get the e-mail address. */
export default function AdvertisingDialog() {
  const { t } = useTexts(advertisingTexts)
  const tab = useTexts(privacyTexts)
  return (
    <PermissionDialog kind="advertising" title={kindTitle('advertising')}>
      {(question) => (
        <>
          <p>{t('lead', { brand: tenants[question.tenantId].name })}</p>
          <AllAtOnce {...question} />
          <ConsentBoxes
            {...question}
            name="offers"
            label={t('groups.offers')}
            consents={[{ consent: 'advertising.offers', label: t('consents.offers') }]}
          />
          <ConsentBoxes
            {...question}
            name="channels"
            label={t('groups.channels')}
            consents={advertisingChannels.map((channel) => ({
              consent: `advertising.channel.${channel}`,
              label: tab.t(`advertisingCard.channels.${channel}`),
            }))}
          />
          <ConsentBoxes
            {...question}
            name="topics"
            label={t('groups.topics')}
            consents={advertisingTopics[question.tenantId].map((topic) => ({
              consent: `advertising.topic.${topic}`,
              label: t(`consents.topic.${topic}`),
            }))}
          />
          <ScopeResult form={question.form} />
          <ConsentBoxes
            {...question}
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
              <CustomerMatchFacts tenantId={question.tenantId} />
            </AccordionItem>
          </Accordion>
        </>
      )}
    </PermissionDialog>
  )
}

/** The advertising that the chosen consents allow; screen readers announce changes. */
function ScopeResult({ form }: { form: PermissionForm }) {
  const { t } = useTexts(advertisingTexts)
  const scope = advertisingScope(form.consents)
  return (
    <p role="status" className={css.result}>
      {scope.missing ? t(`result.${scope.missing}`) : t('result.some', { what: scopeText(scope) })}
    </p>
  )
}
