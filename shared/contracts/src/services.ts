import type { TenantId } from './tenants.ts'

/** What a customer signs in to with the account beside this portal. */
export interface Service {
  id: 'electricity-app' | 'subsidiary-web-account' | 'mobility-app' | 'home-app' | 'parent-web-account'
  name: string
  /** What it is good for, in German; one sentence. */
  purpose: string
  url: string
  icon: 'electricity' | 'web-account' | 'mobility' | 'home'
  /** The brand that it belongs to. */
  tenantId: TenantId
}

/** The services that the account links, in the order in which they are offered. Not part of `tenants`: most pages do without them. */
export const services: readonly Service[] = [
  {
    id: 'electricity-app',
    name: 'Flinkstrom App',
    purpose: 'Behalten Sie Ihren Stromverbrauch im Blick und passen Sie Ihren Abschlag unterwegs an.',
    url: 'https://app.flinkstrom.example/',
    icon: 'electricity',
    tenantId: '200',
  },
  {
    id: 'subsidiary-web-account',
    name: 'Mein Flinkstrom',
    purpose: 'Melden Sie Zählerstände, laden Sie Rechnungen herunter und teilen Sie uns einen Umzug mit.',
    url: 'https://mein.flinkstrom.example/',
    icon: 'web-account',
    tenantId: '200',
  },
  {
    id: 'mobility-app',
    name: 'Nordtal Mobil',
    purpose: 'Finden Sie freie Ladesäulen, starten Sie den Ladevorgang und bezahlen Sie in einer App.',
    url: 'https://mobil.nordtal-energie.example/',
    icon: 'mobility',
    tenantId: '100',
  },
  {
    id: 'home-app',
    name: 'Nordtal Zuhause',
    purpose: 'Steuern Sie Heizung, Wallbox und Speicher und nutzen Sie den Strom von Ihrem Dach.',
    url: 'https://zuhause.nordtal-energie.example/',
    icon: 'home',
    tenantId: '100',
  },
  {
    id: 'parent-web-account',
    name: 'Mein Nordtal',
    purpose: 'Melden Sie Zählerstände, laden Sie Rechnungen herunter und verwalten Sie Ihre Tarife.',
    url: 'https://mein.nordtal-energie.example/',
    icon: 'web-account',
    tenantId: '100',
  },
]
