import { Button, Dialog, Switch } from '@portal/ui'
import { useState } from 'react'
import { consentTexts as texts } from './consent-texts.de.ts'
import css from './cookie-settings.module.css'

interface CookieSettingsProps {
  /** Whether there is anything to agree to. */
  isNeeded: boolean
  agreed: boolean
  onAnswer: (agreed: boolean) => void
  onClose: () => void
}

/** What may be kept in this browser, and the way to change it. */
export function CookieSettings({ isNeeded, agreed, onAnswer, onClose }: CookieSettingsProps) {
  const [statistics, setStatistics] = useState(agreed)
  const { dialog } = texts
  const choices = (
    <div className={css.choices}>
      <Button onClick={() => onAnswer(false)}>{texts.refuse}</Button>
      <Button onClick={() => onAnswer(true)}>{texts.accept}</Button>
      <Button variant="secondary" onClick={() => onAnswer(statistics)}>
        {dialog.save}
      </Button>
    </div>
  )
  return (
    <Dialog
      title={dialog.title}
      onClose={onClose}
      actions={isNeeded ? choices : <Button onClick={onClose}>{dialog.close}</Button>}
    >
      <p className={css.lead}>{isNeeded ? dialog.lead : dialog.nothing}</p>
      <div className={css.category}>
        <p className={css.necessary}>
          <strong>{dialog.necessary}</strong>
          <span className={css.always}>{dialog.always}</span>
        </p>
        <p className={css.text}>{dialog.necessaryText}</p>
      </div>
      {isNeeded && (
        <div className={css.category}>
          <Switch
            label={dialog.statistics}
            hint={dialog.statisticsText}
            checked={statistics}
            onChange={(event) => setStatistics(event.target.checked)}
          />
        </div>
      )}
    </Dialog>
  )
}
