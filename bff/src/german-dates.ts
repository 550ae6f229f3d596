const berlin = { timeZone: 'Europe/Berlin' } as const
const longDate = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', ...berlin })
const minute = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit', ...berlin })

/** 3. März 2025 */
export const dayOf = (instant: string): string => longDate.format(new Date(instant))

/** 3. März 2025, 14:02 Uhr */
export const momentOf = (instant: string): string =>
  `${dayOf(instant)}, ${minute.format(new Date(instant))} Uhr`
