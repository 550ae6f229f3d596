import { VisuallyHidden } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { signInPath } from '../session/return-target.ts'
import { NobodyAvatar } from './nobody-avatar.tsx'
import css from './sign-in-links.module.css'

/** Signed out: the way to the sign-in and back to this page, and the avatar, which leads home, into the account. */
export function SignInLinks() {
  const { t } = useTranslation()
  const { pathname, search, hash } = useLocation()
  return (
    <div className={css.links}>
      <Link to={signInPath(pathname + search + hash)}>{t('signIn.title')}</Link>
      <Link to="/" className={css.avatar}>
        <NobodyAvatar />
        <VisuallyHidden>{t('header.account')}</VisuallyHidden>
      </Link>
    </div>
  )
}
