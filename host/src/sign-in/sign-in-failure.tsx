import { describeSignInCause, findSignInCause } from '@portal/portal/host'
import { useTexts } from '@portal/text'
import { LinkButton, PageHeader } from '@portal/ui'
import { useEffect } from 'react'
import { absentPageTexts } from '../failures/absent-page.de.ts'
import css from '../failures/failures.module.css'
import { signInPath } from '../session/return-target.ts'
import { hostTexts } from '../texts.de.ts'

interface SignInFailureProps {
  error: unknown
  /** The query of the callback. */
  search?: string
  returnTo: string
}

/**
 * A failed sign-in, loaded only for that because the texts are long. Its links load the page anew, so that the SDK starts again.
 */
export default function SignInFailure({ error, search, returnTo }: SignInFailureProps) {
  const { t } = useTexts(hostTexts)
  const { t: notFound } = useTexts(absentPageTexts)
  const cause = findSignInCause(error, search)
  const { title, text, support, way } = describeSignInCause(cause)

  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: the operator needs the reason.
    if (cause === 'not-configured') console.error(error)
  }, [cause, error])

  return (
    <>
      <PageHeader title={title}>{text}</PageHeader>
      <div className={css.actions}>
        {way ? (
          <LinkButton href={way.href}>{way.text}</LinkButton>
        ) : (
          <LinkButton href={signInPath(returnTo)}>{t('signIn.again')}</LinkButton>
        )}
        <LinkButton variant="secondary" href="/">
          {notFound('back')}
        </LinkButton>
      </div>
      <p>{support}</p>
    </>
  )
}
