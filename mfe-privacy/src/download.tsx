import { BffError } from '@portal/bff-client'
import { RefusalNotice } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Notice } from '@portal/ui'
import { downloadTexts } from './download.de.ts'

/** The error of a download, beside its button. */
export function DownloadRefusal({ error }: { error: unknown }) {
  const { t } = useTexts(downloadTexts)
  if (!(error instanceof BffError)) return null
  if (error.code === 'too-many-requests' || error.code === 'unauthenticated') {
    return <RefusalNotice error={error} stale={null} />
  }
  const key = error.code === 'timeout' || error.code === 'offline' ? error.code : 'other'
  return <Notice kind="error">{t(key)}</Notice>
}
