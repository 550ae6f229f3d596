import { type ConsentName, consentWording, currentWordingVersion, type TenantId } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { RadioGroup } from '@portal/ui'
import css from './dialogs.module.css'
import type { PermissionForm } from './permission-form.ts'
import { permissionsTexts } from './permissions.de.ts'

interface ConsentQuestionProps {
  consent: ConsentName
  tenantId: TenantId
  title: string
  form: PermissionForm
}

/** One consent with the wording that its proof names; yes and no look the same. */
export function ConsentQuestion({ consent, tenantId, title, form }: ConsentQuestionProps) {
  const { t } = useTexts(permissionsTexts)
  return (
    <div className={css.consent}>
      <RadioGroup
        label={title}
        hint={consentWording(consent, currentWordingVersion, tenantId)}
        options={[
          { value: 'yes', label: t('yes') },
          { value: 'no', label: t('no') },
        ]}
        name={consent}
        value={form.isGiven(consent) ? 'yes' : 'no'}
        onChange={(event) => form.choose([consent], event.target.value === 'yes')}
      />
    </div>
  )
}
