import { useTexts } from '@portal/text'
import { Button, Dialog, Switch } from '@portal/ui'
import { useState } from 'react'
import { consentTexts } from './consent.de.ts'
import css from './cookie-settings.module.css'

interface CookieSettingsProps {
  /** Whether a service needs consent. */
  isNeeded: boolean
  agreed: boolean
  onAnswer: (agreed: boolean) => void
  onClose: () => void
}

/** The consent for storage in this browser. */
export function CookieSettings({ isNeeded, agreed, onAnswer, onClose }: CookieSettingsProps) {
  const { t } = useTexts(consentTexts)
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
      <p className={css.lead}>{isNeeded ? t('dialog.lead') : t('dialog.nothing')}</p>
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
            hint={t('dialog.statisticsText')}
            checked={statistics}
            onChange={(event) => setStatistics(event.target.checked)}
          />
        </div>
      )}
    </Dialog>
  )
}
