import { useTexts } from '@portal/text'
import { buttonClass, PageHeader } from '@portal/ui'
import { Link } from 'react-router'
import { Picture } from '../pictures/picture.tsx'
import { notFoundTexts } from './not-found.de.ts'

export default function NotFoundPage() {
  const { t } = useTexts(notFoundTexts)
  return (
    <>
      <Picture name="notFound" />
      <PageHeader title={t('title')}>{t('text')}</PageHeader>
      <div>
        <Link className={buttonClass()} to="/">
          {t('back')}
        </Link>
      </div>
    </>
  )
}
