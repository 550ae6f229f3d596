import { type ConsentName, consentWording, currentWordingVersion, type TenantId } from '@portal/contracts'
import { CheckboxGroup } from '@portal/ui'
import css from '../dialogs.module.css'
import type { PermissionForm } from '../permission-form.ts'

interface ConsentBoxesProps {
  name: string
  label: string
  consents: readonly { consent: ConsentName; label: string }[]
  tenantId: TenantId
  form: PermissionForm
}

/** A group of consents, each with the wording that its proof names. */
export function ConsentBoxes({ name, label, consents, tenantId, form }: ConsentBoxesProps) {
  const names = consents.map(({ consent }) => consent)
  return (
    <div className={css.consent}>
      <CheckboxGroup
        name={name}
        label={label}
        withoutAll
        options={consents.map((option) => ({
          value: option.consent,
          label: option.label,
          hint: consentWording(option.consent, currentWordingVersion, tenantId),
        }))}
        value={names.filter(form.isGiven)}
        onChange={(ticked) => {
          const toggled = names.filter((consent) => ticked.includes(consent) !== form.isGiven(consent))
          for (const consent of toggled) form.choose([consent], ticked.includes(consent))
        }}
      />
    </div>
  )
}
