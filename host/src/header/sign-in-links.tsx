import { useTexts } from '@portal/text'
import { VisuallyHidden } from '@portal/ui'
import { Link, useLocation } from 'react-router'
import { signInPath } from '../session/return-target.ts'
import { hostTexts } from '../texts.de.ts'
import { PlaceholderAvatar } from './placeholder-avatar.tsx'
import css from './sign-in-links.module.css'

/** For customers without a session: a sign-in that returns to this page, and the avatar as a link to the first page. */
export function SignInLinks() {
  const { t } = useTexts(hostTexts)
  const { pathname, search, hash } = useLocation()
  return (
    <div className={css.links}>
      <Link to={signInPath(pathname + search + hash)}>{t('signIn.title')}</Link>
      <Link to="/" className={css.avatar}>
        <PlaceholderAvatar />
        <VisuallyHidden>{t('header.account')}</VisuallyHidden>
      </Link>
    </div>
  )
}
