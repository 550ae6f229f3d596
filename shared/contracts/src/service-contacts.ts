import { PARENT_BRAND, type ServiceContact, serviceContacts, type TenantId } from '@portal/brands'

export const SUPPORT_HOURS = 'Montag bis Freitag 8 bis 18 Uhr, Samstag 8 bis 14 Uhr'

/** The same by day of the week, Sunday first: full hours in Berlin, `closes` exclusive; null on closed days. */
export const supportHours: readonly ({ opens: number; closes: number } | null)[] = [
  null,
  { opens: 8, closes: 18 },
  { opens: 8, closes: 18 },
  { opens: 8, closes: 18 },
  { opens: 8, closes: 18 },
  { opens: 8, closes: 18 },
  { opens: 8, closes: 14 },
]

/** The controller of the account and its data (Art. 4 No. 7 GDPR). */
export const accountController = {
  name: 'Nordtal Energie GmbH',
  phone: serviceContacts[PARENT_BRAND].phone,
  eMailAddress: 'konto@nordtal-energie.example',
  postalAddress: ['Nordtal Energie GmbH', 'Talstraße 1', '70173 Stuttgart'],
} satisfies ServiceContact & { name: string }

/** The controller's data protection officer (Art. 37 GDPR). */
export const dataProtectionOfficer = {
  phone: '+49 30 23125 110',
  eMailAddress: 'datenschutz@nordtal-energie.example',
  postalAddress: ['Nordtal Energie GmbH', 'Datenschutzbeauftragte', 'Talstraße 1', '70173 Stuttgart'],
} satisfies ServiceContact

/** The phone line at the end of a mail about a change. Without a brand it is the service of the account. */
export function serviceHint(tenantId: TenantId = PARENT_BRAND): string {
  const phone = serviceContacts[tenantId].phone.replaceAll(' ', '\u00a0')
  return `Unseren Kundenservice erreichen Sie unter ${phone} (${SUPPORT_HOURS}).`
}
