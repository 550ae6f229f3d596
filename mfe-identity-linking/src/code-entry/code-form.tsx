import { useTexts } from '@portal/text'
import { Button, Card, ErrorSummary, TextField } from '@portal/ui'
import { type FormEvent, useState } from 'react'
import css from '../journey-page.module.css'
import { identityLinkingTexts } from '../texts.de.ts'
import { useJourney } from '../use-journey.tsx'
import { readCode } from './opened-code.tsx'

/**
 * For a code from a letter. The code is never in the address. One field needs no form library, which the landing pages have
 * not loaded.
 */
export default function CodeForm() {
  const { t } = useTexts(identityLinkingTexts)
  const { dispatch } = useJourney()
  const [attempt, setAttempt] = useState(0)
  const [message, setMessage] = useState<string>()

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = readCode(new FormData(event.currentTarget).get('registrationCode'))
    setAttempt(attempt + 1)
    if (code.success) dispatch({ type: 'codeOpened', ...code.output })
    else setMessage(code.issues[0].message)
  }

  return (
    <Card title={t('codeEntry.title')}>
      <form className={css.parts} onSubmit={submit} noValidate>
        <ErrorSummary errors={message ? [{ field: 'registrationCode', message }] : []} attempt={attempt} />
        <TextField
          name="registrationCode"
          label={t('codeEntry.field')}
          hint={t('codeEntry.hint')}
          error={message}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <div>
          <Button type="submit">{t('codeEntry.submit')}</Button>
        </div>
      </form>
    </Card>
  )
}
