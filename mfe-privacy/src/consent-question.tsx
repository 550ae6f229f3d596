import { type ConsentName, consentWording, currentWordingVersion, type TenantId } from '@portal/contracts'
import { RadioGroup } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import type { PermissionForm } from './permission-form.ts'

interface ConsentQuestionProps {
  consent: ConsentName
  tenantId: TenantId
  /** What it is about, in a few words. */
  title: string
  form: PermissionForm
}

/** One consent in the words that its proof names, with a yes and a no of the same weight. */
export function ConsentQuestion({ consent, tenantId, title, form }: ConsentQuestionProps) {
  const { t } = useTranslation()
  return (
    <RadioGroup
      label={title}
      hint={consentWording(consent, currentWordingVersion, tenantId)}
      options={[
        { value: 'yes', label: t('permissions.yes') },
        { value: 'no', label: t('permissions.no') },
      ]}
      name={consent}
      value={form.isGiven(consent) ? 'yes' : 'no'}
      onChange={(event) => form.choose([consent], event.target.value === 'yes')}
    />
  )
}
