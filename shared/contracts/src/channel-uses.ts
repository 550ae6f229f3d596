/** For a list of contracts that is none. */
export const CHOOSE_CONTRACTS = 'Wählen Sie aus, für welche Verträge die Änderung gilt.'

/** What serves neither contracts nor contact would be shown nowhere. */
export const servesSomething = ({ contracts, contact }: { contracts: string[]; contact: boolean }) =>
  contact || contracts.length > 0
