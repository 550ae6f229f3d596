import { BffError } from '@portal/bff-client'
import { RefusalNotice } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Notice } from '@portal/ui'
import { deleteAccountTexts } from './delete-account.de.ts'

/** Why the account was not deleted, beside the button that asked for it. */
export function DeletionRefusal({ error }: { error: unknown }) {
  const { t } = useTexts(deleteAccountTexts)
  const words = error instanceof BffError && wordsFor(error)
  if (!words) return <RefusalNotice error={error} stale={null} />
  return <Notice kind="error">{t(`refused.${words}`)}</Notice>
}

/** Where nothing is saved, RefusalNotice would speak of something else. */
function wordsFor({ code }: BffError): 'timeout' | 'lost' | 'offline' | undefined {
  if (code === 'timeout') return code
  if (code === 'offline') return navigator.onLine ? 'lost' : 'offline'
  return undefined
}
