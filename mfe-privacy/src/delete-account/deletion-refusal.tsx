import { BffError } from '@portal/bff-client'
import { RefusalNotice } from '@portal/portal'
import { Notice } from '@portal/ui'
import { useTranslation } from 'react-i18next'

/** Why the account was not deleted, beside the button that asked for it. */
export function DeletionRefusal({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const words = error instanceof BffError && wordsFor(error)
  if (!words) return <RefusalNotice error={error} stale={null} />
  return <Notice kind="error">{t(`deleteAccount.refused.${words}`)}</Notice>
}

/** Where nothing is saved, RefusalNotice would speak of something else. */
function wordsFor({ code }: BffError): 'timeout' | 'lost' | 'offline' | undefined {
  if (code === 'timeout') return code
  if (code === 'offline') return navigator.onLine ? 'lost' : 'offline'
  return undefined
}
