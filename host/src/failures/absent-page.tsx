import { useTexts } from '@portal/text'
import { buttonClass, PageHeader } from '@portal/ui'
import { Link } from 'react-router'
import { Picture } from '../pictures/picture.tsx'
import { absentPageTexts } from './absent-page.de.ts'

export interface AbsentPageProps {
  /** The address is unknown, or belongs to a remote that the app config disables or that was retired. */
  cause: 'notFound' | 'maintenance' | 'retired'
}

export default function AbsentPage({ cause }: AbsentPageProps) {
  const { t } = useTexts(absentPageTexts)
  return (
    <>
      <Picture name={cause === 'notFound' ? 'notFound' : 'noAnswer'} />
      <PageHeader title={t(`${cause}.title`)}>{t(`${cause}.text`)}</PageHeader>
      <div>
        <Link className={buttonClass()} to="/">
          {t('back')}
        </Link>
      </div>
    </>
  )
}
