import type { TenantId } from './tenants.ts'

export interface ServiceContact {
  /** International, with spaces to be read; a `tel:` link leaves them out. */
  phone: string
  eMailAddress: string
  /** Line by line, the name first. */
  postalAddress: string[]
}

export const SUPPORT_HOURS = 'Montag bis Freitag 8 bis 18 Uhr, Samstag 8 bis 14 Uhr'

/** The same by day of the week, Sunday first: whole hours in Berlin, `closes` no longer counted. Null when closed. */
export const supportHours: readonly ({ opens: number; closes: number } | null)[] = [
  null,
  { opens: 8, closes: 18 },
  { opens: 8, closes: 18 },
  { opens: 8, closes: 18 },
  { opens: 8, closes: 18 },
  { opens: 8, closes: 18 },
  { opens: 8, closes: 14 },
]

/** Where customers of a brand find people. Not part of `tenants`: most pages do without it. */
export const serviceContacts: Record<TenantId, ServiceContact> = {
  '100': {
    phone: '+49 30 23125 100',
    eMailAddress: 'service@nordtal-energie.example',
    postalAddress: ['Nordtal Energie', 'Kundenservice', 'Talstraße 1', '70173 Stuttgart'],
  },
  '200': {
    phone: '+49 30 23125 200',
    eMailAddress: 'service@flinkstrom.example',
    postalAddress: ['Flinkstrom', 'Kundenservice', 'Am Umspannwerk 8', '50667 Köln'],
  },
  '500': {
    phone: '+49 30 23125 500',
    eMailAddress: 'service@solhaus.example',
    postalAddress: ['Solhaus', 'Kundenservice', 'Sonnenallee 5', '04109 Leipzig'],
  },
}

/** Who answers for the account and the data in it (Art. 4 No. 7 GDPR). */
export const accountController = {
  name: 'Nordtal Energie GmbH',
  phone: serviceContacts['100'].phone,
  eMailAddress: 'konto@nordtal-energie.example',
  postalAddress: ['Nordtal Energie GmbH', 'Talstraße 1', '70173 Stuttgart'],
} satisfies ServiceContact & { name: string }

/** The controller's data protection officer (Art. 37 GDPR). */
export const dataProtectionOfficer = {
  phone: '+49 30 23125 110',
  eMailAddress: 'datenschutz@nordtal-energie.example',
  postalAddress: ['Nordtal Energie GmbH', 'Datenschutzbeauftragte', 'Talstraße 1', '70173 Stuttgart'],
} satisfies ServiceContact
