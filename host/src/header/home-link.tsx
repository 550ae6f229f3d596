import { useTexts } from '@portal/text'
import { Logo, VisuallyHidden } from '@portal/ui'
import { Link } from 'react-router'
import { hostTexts } from '../texts.de.ts'
import css from './home-link.module.css'

/** The logo, a link to the first page. */
export function HomeLink({ brand }: { brand: string }) {
  const { t } = useTexts(hostTexts)
  return (
    <Link to="/" className={css.home}>
      <Logo brand={brand} />
      <VisuallyHidden>{t('header.home')}</VisuallyHidden>
    </Link>
  )
}
