const DAY_MS = 86_400_000

/** The instant that many days before the seeding, so that labels such as "gestern" can be seen. */
export const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
