import { buttonClass, PageHeader } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Picture } from '../pictures/picture.tsx'

export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <>
      <Picture name="notFound" />
      <PageHeader title={t('notFound.title')}>{t('notFound.text')}</PageHeader>
      <div>
        <Link className={buttonClass()} to="/">
          {t('notFound.back')}
        </Link>
      </div>
    </>
  )
}
