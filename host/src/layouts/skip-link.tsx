import { useTranslation } from 'react-i18next'
import css from './layout.module.css'

export const MAIN_ID = 'inhalt'

/** The first stop of the tab key. */
export function SkipLink() {
  const { t } = useTranslation()
  return (
    <a className={css.skip} href={`#${MAIN_ID}`}>
      {t('skipToContent')}
    </a>
  )
}
