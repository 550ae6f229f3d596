import type { CustomerProfile, PhoneItem } from '@portal/contracts'
import { DialogLink, useLinkTo } from '@portal/portal'
import { german } from '@portal/text'
import { LinkRow, LinkRows } from '@portal/ui'
import { loadPhoneDialog } from '../dialogs.ts'
import { paths } from '../paths.ts'
import type { PhoneType } from './phone-numbers.ts'
import { useUsesOf } from './phone-uses.ts'

interface PhoneRowsProps {
  profile: CustomerProfile
  type: PhoneType
  phones: readonly PhoneItem[]
}

/** Each number with what it is for and when it was changed; the whole row leads to its dialog. */
export function PhoneRows({ profile, type, phones }: PhoneRowsProps) {
  const linkTo = useLinkTo()
  const usesOf = useUsesOf(profile)
  return (
    <LinkRows>
      {phones.map((phone) => (
        <LinkRow
          key={phone.id}
          label={german.formatPhone(phone)}
          hint={`${usesOf(phone)} · ${german.lastChangedLabel(phone.changedAt)}`}
          link={(row) => (
            <DialogLink
              {...row}
              to={linkTo(paths.phone, { phoneType: type, phoneId: phone.id })}
              preload={loadPhoneDialog}
            />
          )}
        />
      ))}
    </LinkRows>
  )
}
