import { BffError } from '@portal/bff-client'
import { RefusalNotice } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Notice } from '@portal/ui'
import { downloadTexts } from './download.de.ts'

const URL_TTL_MS = 60_000

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

/** Downloads a file. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the file only after the customer has chosen a folder.
  setTimeout(() => URL.revokeObjectURL(address), URL_TTL_MS)
}
