import { buttonClass, PageHeader } from '@portal/ui'
import { Link } from 'react-router'
import { Picture } from '../pictures/picture.tsx'
import { texts } from './not-found.de.ts'

export default function NotFoundPage() {
  return (
    <>
      <Picture name="notFound" />
      <PageHeader title={texts.title}>{texts.text}</PageHeader>
      <div>
        <Link className={buttonClass()} to="/">
          {texts.back}
        </Link>
      </div>
    </>
  )
}
