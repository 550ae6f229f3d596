import { COOKIE_WORDING } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Button, Dialog, Switch } from '@portal/ui'
import { useState } from 'react'
import { consentEntry, type StatisticsService } from '../browser-entries/statistics-services.de.ts'
import css from './browser-settings.module.css'
import { consentTexts } from './consent.de.ts'

interface CookieSettingsProps {
  /** Without one, no consent is needed. */
  services: readonly StatisticsService[]
  agreed: boolean
  onAnswer: (agreed: boolean) => void
  onClose: () => void
}

/** The consent for storage in this browser. */
export function CookieSettings({ services, agreed, onAnswer, onClose }: CookieSettingsProps) {
  const { t } = useTexts(consentTexts)
  const isNeeded = services.length > 0
  const [statistics, setStatistics] = useState(agreed)
  const choices = (
    <div className={css.choices}>
      <Button onClick={() => onAnswer(false)}>{t('refuse')}</Button>
      <Button onClick={() => onAnswer(true)}>{t('accept')}</Button>
      <Button variant="secondary" onClick={() => onAnswer(statistics)}>
        {t('dialog.save')}
      </Button>
    </div>
  )
  return (
    <Dialog
      title={t('dialog.title')}
      onClose={onClose}
      actions={isNeeded ? choices : <Button onClick={onClose}>{t('dialog.close')}</Button>}
    >
      <p className={css.lead}>
        {isNeeded ? t('dialog.lead', { term: consentEntry.lasts }) : t('dialog.nothing')}
      </p>
      <div className={css.category}>
        <p className={css.necessary}>
          <strong>{t('dialog.necessary')}</strong>
          <span className={css.always}>{t('dialog.always')}</span>
        </p>
        <p className={css.text}>{t('dialog.necessaryText')}</p>
      </div>
      {isNeeded && (
        <div className={css.category}>
          <Switch
            label={t('dialog.statistics')}
            hint={t('dialog.statisticsText', { wording: COOKIE_WORDING })}
            checked={statistics}
            onChange={(event) => setStatistics(event.target.checked)}
          />
          {services.map((service) => (
            <Service key={service.name} service={service} />
          ))}
        </div>
      )}
    </Dialog>
  )
}

/** Who gets what, and what is stored how long: the same as in the privacy policy. */
function Service({ service: { name, company, does, entries } }: { service: StatisticsService }) {
  const { t } = useTexts(consentTexts)
  return (
    <section className={css.service}>
      <h3 className={css.name}>{name}</h3>
      <dl className={css.facts}>
        <Fact label={t('dialog.company')}>{company}</Fact>
        <Fact label={t('dialog.does')}>{does}</Fact>
        {entries.map(({ names, place, lasts }) => (
          <Fact key={names[0]} label={t('dialog.entry', { names: names.join(', '), place })}>
            {lasts}
          </Fact>
        ))}
      </dl>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
