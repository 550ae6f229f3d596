import type { TenantId } from './tenants.ts'

/**
 * Pages of a brand's own customer account, for what cannot be changed in this one. Its apps are in `services`, the page
 * on which a contract is cancelled in `tenants`.
 */
export interface DeepLinks {
  /** The e-mail address of a contract. */
  email: string
  /** The phone number of a contract. */
  phone: string
  /** Telling of a move: the only way to another delivery address. */
  relocation: string
  /** The address that bills and letters of a contract go to. */
  contractAddress: string
  /** The account that a contract is paid from, or that credit is paid out to. */
  bankAccount: string
  /** Allowing the brand to debit a bank account. */
  sepaMandate: string
  /** The PIN that is asked for on the phone. */
  phonePin: string
  /** What the customer allows the brand to do with data, and how it may advertise. */
  permissions: string
  /** Name and contact address. */
  userData: string
}

/** Not part of `tenants`: most pages do without them. */
export const deepLinks: Record<TenantId, DeepLinks> = {
  '100': {
    email: 'https://mein.nordtal-energie.example/kontakt/e-mail',
    phone: 'https://mein.nordtal-energie.example/kontakt/telefon',
    relocation: 'https://mein.nordtal-energie.example/umzug',
    contractAddress: 'https://mein.nordtal-energie.example/vertrag/rechnungsadresse',
    bankAccount: 'https://mein.nordtal-energie.example/zahlung/bankverbindung',
    sepaMandate: 'https://mein.nordtal-energie.example/zahlung/sepa-mandat',
    phonePin: 'https://mein.nordtal-energie.example/sicherheit/telefon-pin',
    permissions: 'https://mein.nordtal-energie.example/einwilligungen',
    userData: 'https://mein.nordtal-energie.example/profil',
  },
  '200': {
    email: 'https://mein.flinkstrom.example/daten/e-mail',
    phone: 'https://mein.flinkstrom.example/daten/telefon',
    relocation: 'https://mein.flinkstrom.example/umziehen',
    contractAddress: 'https://mein.flinkstrom.example/vertraege/anschrift',
    bankAccount: 'https://mein.flinkstrom.example/bezahlen/bankkonto',
    sepaMandate: 'https://mein.flinkstrom.example/bezahlen/lastschrift',
    phonePin: 'https://mein.flinkstrom.example/anmeldung/telefon-pin',
    permissions: 'https://mein.flinkstrom.example/datenschutz/einwilligungen',
    userData: 'https://mein.flinkstrom.example/daten',
  },
  '500': {
    email: 'https://mein.solhaus.example/kontakt/e-mail',
    phone: 'https://mein.solhaus.example/kontakt/telefon',
    relocation: 'https://mein.solhaus.example/umzug',
    contractAddress: 'https://mein.solhaus.example/vertrag/anschrift',
    bankAccount: 'https://mein.solhaus.example/zahlung/bankverbindung',
    sepaMandate: 'https://mein.solhaus.example/zahlung/sepa-mandat',
    phonePin: 'https://mein.solhaus.example/sicherheit/telefon-pin',
    permissions: 'https://mein.solhaus.example/einwilligungen',
    userData: 'https://mein.solhaus.example/profil',
  },
}
