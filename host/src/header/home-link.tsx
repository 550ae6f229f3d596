import { useTexts } from '@portal/text'
import { Logo, VisuallyHidden } from '@portal/ui'
import { Link } from 'react-router'
import { hostTexts } from '../texts.de.ts'
import css from './home-link.module.css'

/** The logo, a link to the first page. Its place is empty until the brand is known. */
export function HomeLink({ brand = '' }: { brand: string | undefined }) {
  const { t } = useTexts(hostTexts)
  return (
    <Link to="/" className={css.home} data-unknown={!brand || undefined}>
      <Logo brand={brand} />
      <VisuallyHidden>{t('header.home')}</VisuallyHidden>
    </Link>
  )
}
