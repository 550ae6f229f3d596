import { useTexts } from '@portal/text'
import { hostTexts } from '../texts.de.ts'
import css from './layout.module.css'

export const MAIN_ID = 'inhalt'

export function SkipLink() {
  const { t } = useTexts(hostTexts)
  return (
    <a className={css.skip} href={`#${MAIN_ID}`}>
      {t('skipToContent')}
    </a>
  )
}
