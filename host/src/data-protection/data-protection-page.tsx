import FileDown from 'lucide-react/icons/file-down'
import { LegalPage } from '../legal-text/legal-page.tsx'
import css from './data-protection-page.module.css'
import policy from './privacy-policy.de.ts'
import pdf from './privacy-policy.de.ts?pdf'

const FILE_NAME = 'Nordtal-Konto-Datenschutzhinweise-2023-11-01.pdf'

/** The privacy policy, to read or to download. */
export default function DataProtectionPage() {
  return (
    <LegalPage text={policy}>
      <p className={css.download}>
        <FileDown aria-hidden />
        <a href={pdf.url} download={FILE_NAME} type="application/pdf">
          Datenschutzhinweise herunterladen (PDF, {Math.ceil(pdf.bytes / 1000)} kB)
        </a>
      </p>
    </LegalPage>
  )
}
