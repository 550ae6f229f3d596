import type { BootRemote, BootRemotes } from '@portal/federation/protocol'

const remote = (basePath: string, label: string, declared: Partial<BootRemote> = {}): BootRemote => ({
  basePath,
  access: 'customer',
  slots: [],
  paths: ['/'],
  tab: { label, icon: [['path', { d: 'M0 0' }]], place: 1 },
  ...declared,
})

/** The remotes of index.html in tests: four tabs, and a remote without one. */
export const declaredRemotes: BootRemotes = {
  'mfe-data': remote('/personal-data', 'Persönliche Daten', { overview: 'Name und Adressen' }),
  'mfe-contracts': remote('/contracts-payments', 'Verträge & Zahlungsdaten', {
    overview: {
      none: 'Noch kein Vertrag bei {{brand}}',
      one: 'Ein Vertrag',
      other: '{{contracts}} Verträge',
    },
  }),
  'mfe-sign-in': remote('/security', 'Anmeldung & Sicherheit', { overview: 'Angemeldet mit {{email}}' }),
  'mfe-consents': remote('/privacy', 'Datenschutz', {
    calls: ['getPermissionsOverview'],
    reads: [{ at: ['/'], path: '/api/permissions/overview', tenant: true }],
  }),
  'mfe-codes': { basePath: '/code', access: 'public', slots: [], paths: ['/'] },
}
