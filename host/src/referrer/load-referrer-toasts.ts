type WithReferrer = typeof import('./referrer-toasts.ts').withReferrer

/** For the few who come from elsewhere. If it does not come, results are told without the way back. */
export async function loadReferrerToasts(referrerUrl: string | undefined): Promise<WithReferrer | undefined> {
  if (!referrerUrl) return undefined
  const loaded = await import(/* webpackChunkName: "referrer" */ './referrer-toasts.ts').catch(
    () => undefined,
  )
  return loaded?.withReferrer
}
