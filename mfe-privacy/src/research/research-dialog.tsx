import { consentsOf } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { ConsentQuestion } from '../consent-question.tsx'
import { PermissionDialog } from '../permission-dialog.tsx'
import { privacyTexts } from '../texts.de.ts'
import { researchTexts } from './research.de.ts'

export default function ResearchDialog() {
  const { t } = useTexts(researchTexts)
  const tab = useTexts(privacyTexts)
  return (
    <PermissionDialog kind="research" title={tab.t('research.title')}>
      {(asked) => (
        <>
          <p>{t('lead')}</p>
          {consentsOf.research.map((name) => (
            <ConsentQuestion
              key={name}
              consent={`research.${name}`}
              title={tab.t(`research.${name}`)}
              {...asked}
            />
          ))}
        </>
      )}
    </PermissionDialog>
  )
}
