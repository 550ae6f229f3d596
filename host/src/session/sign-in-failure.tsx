import { LinkButton, PageHeader } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { texts as notFound } from '../pages/not-found.de.ts'
import { signInPath } from './return-target.ts'
import { signInFailureTexts } from './sign-in-failure.de.ts'
import css from './sign-in-failure.module.css'
import type { SignInProblem } from './sign-in-problem.ts'

interface SignInFailureProps {
  problem: SignInProblem
  returnTo: string
}

/** A sign-in that did not come to its end, and the ways on. Full loads, so that the SDK starts afresh. */
export default function SignInFailure({ problem, returnTo }: SignInFailureProps) {
  const { t } = useTranslation()
  const { title, text } = signInFailureTexts[problem]
  return (
    <>
      <PageHeader title={title}>{text}</PageHeader>
      <div className={css.ways}>
        <LinkButton href={signInPath(returnTo)}>{t('signIn.again')}</LinkButton>
        <LinkButton variant="secondary" href="/">
          {notFound.back}
        </LinkButton>
      </div>
    </>
  )
}
