import { tenants } from '@portal/contracts'
import type { ToastMessage } from '@portal/ui'
import { hostTexts } from '../texts.de.ts'

const results: Record<ToastMessage['type'], string> = {
  positive: 'success',
  'partial-positive': 'partial-success',
  negative: 'failure',
}

/** The referrer with the result as a parameter. */
function addressWithResult(referrerUrl: string, type: ToastMessage['type']): string {
  const url = new URL(referrerUrl)
  url.searchParams.set('result', results[type])
  return url.href
}

function backText(referrerUrl: string): string {
  const { protocol, origin, hostname } = new URL(referrerUrl)
  if (protocol !== 'https:') return hostTexts.t('referrer.backToApp')
  const brand = Object.values(tenants).find(
    ({ aboutAccountUrl }) => new URL(aboutAccountUrl).origin === origin,
  )
  return hostTexts.t('referrer.back', { name: brand?.name ?? hostname })
}

/**
 * Adds a link back to the referrer to a toast that is no failure. The toast then stays until it is closed, and a click
 * elsewhere follows the link too.
 */
export function withReferrer(referrerUrl: string | undefined, toast: ToastMessage): ToastMessage {
  if (!referrerUrl || toast.type === 'negative') return toast
  const href = addressWithResult(referrerUrl, toast.type)
  return {
    ...toast,
    timeout: 0,
    link: { href, text: backText(referrerUrl) },
    onClickElsewhere: () => location.assign(href),
  }
}
