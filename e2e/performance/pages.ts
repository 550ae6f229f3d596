/** What a customer sees when a tab is there: its heading, and a text that is only in the data of this customer. */
export interface Target {
  heading: string
  data: string
}

/** The five tabs, with the data of Anna Becker. */
export const tabs = {
  '/overview': { heading: 'Guten Tag, Anna Becker', data: '3 Verträge bei Nordtal Energie' },
  '/personal-data': { heading: 'Persönliche Daten', data: '12.06.1984' },
  '/contracts-payments': { heading: 'Verträge & Zahlungsdaten', data: 'Ökostrom Plus 24' },
  '/security': { heading: 'Anmeldung & Sicherheit', data: 'anna.becker@post.example' },
  '/privacy': { heading: 'Datenschutz', data: '4 von 11 Themen' },
} satisfies Record<string, Target>

export type Path = keyof typeof tabs

export const paths = Object.keys(tabs) as Path[]

/** The tabs that are remotes, which the overview is not. */
export const remotePaths = paths.slice(1)

export const ANNA = 'anna.becker@post.example'
/** Has 60 contracts. */
export const JO = 'jo.katzenellenbogen@post.example'

/** The pages that Lighthouse tries: a customer's, and those that need no sign-in. */
export const lighthousePages = {
  customer: [
    '/overview',
    '/personal-data',
    '/personal-data/email-list',
    '/contracts-payments',
    '/contracts-payments/payment-list',
    '/security',
    '/security/devices',
    '/privacy',
    '/privacy/history',
  ],
  public: ['/data-protection', '/accessibility', '/cancellation', '/code'],
}

export const lighthousePaths = Object.values(lighthousePages).flat()
