import { useTexts } from '@portal/text'
import { LinkButton, PageHeader } from '@portal/ui'
import { absentPageTexts } from '../failures/absent-page.de.ts'
import css from '../failures/failures.module.css'
import { signInPath } from '../session/return-target.ts'
import { hostTexts } from '../texts.de.ts'
import { signInFailureTexts } from './sign-in-failure.de.ts'
import type { SignInProblem } from './sign-in-problem.ts'

interface SignInFailureProps {
  problem: SignInProblem
  returnTo: string
}

/** A failed sign-in. Its links load the page anew, so that the SDK starts again. */
export default function SignInFailure({ problem, returnTo }: SignInFailureProps) {
  const { t } = useTexts(signInFailureTexts)
  const { t: host } = useTexts(hostTexts)
  const { t: notFound } = useTexts(absentPageTexts)
  return (
    <>
      <PageHeader title={t(`${problem}.title`)}>{t(`${problem}.text`)}</PageHeader>
      <div className={css.actions}>
        <LinkButton href={signInPath(returnTo)}>{host('signIn.again')}</LinkButton>
        <LinkButton variant="secondary" href="/">
          {notFound('back')}
        </LinkButton>
      </div>
    </>
  )
}
