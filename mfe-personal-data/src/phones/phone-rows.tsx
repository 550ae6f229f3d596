import type { CustomerProfile, PhoneItem } from '@portal/contracts'
import { RouteLink } from '@portal/portal'
import { german } from '@portal/text'
import { LinkRow, LinkRows } from '@portal/ui'
import type { PhoneType } from './phone-numbers.ts'
import { usesOf } from './phone-uses.ts'

interface PhoneRowsProps {
  profile: CustomerProfile
  type: PhoneType
  phones: readonly PhoneItem[]
}

/** Each number with what it is for and when it was changed; the whole row leads to its dialog. */
export function PhoneRows({ profile, type, phones }: PhoneRowsProps) {
  return (
    <LinkRows>
      {phones.map((phone) => (
        <LinkRow
          key={phone.id}
          label={german.formatPhone(phone)}
          hint={`${usesOf(profile, phone)} · ${german.lastChangedLabel(phone.changedAt)}`}
          link={(row) => <RouteLink {...row} to="phone" params={{ phoneType: type, phoneId: phone.id }} />}
        />
      ))}
    </LinkRows>
  )
}
