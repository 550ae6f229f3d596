import { Logo, VisuallyHidden } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import css from './home-link.module.css'

/** The logo, which leads to the first page. */
export function HomeLink({ brand }: { brand: string }) {
  const { t } = useTranslation()
  return (
    <Link to="/" className={css.home}>
      <Logo brand={brand} />
      <VisuallyHidden>{t('header.home')}</VisuallyHidden>
    </Link>
  )
}
