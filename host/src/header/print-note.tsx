import { german, useTexts } from '@portal/text'
import { useSyncExternalStore } from 'react'
import { hostTexts } from '../texts.de.ts'
import { usePersonalData } from './account-panel.tsx'
import css from './bar.module.css'

let printedAt = ''

/** A change of an external store is rendered before the browser lays out the paper. */
function subscribe(changed: () => void) {
  const onPrint = () => {
    printedAt = new Date().toISOString()
    changed()
  }
  addEventListener('beforeprint', onPrint)
  return () => removeEventListener('beforeprint', onPrint)
}

/** On paper only: when it was printed, for letters to the service and for the customer's files. */
export function PrintNote({ name }: { name?: string | undefined }) {
  const { t } = useTexts(hostTexts)
  const at = useSyncExternalStore(subscribe, () => printedAt)
  if (!at) return null
  return (
    <p className={css.printNote}>
      {[name, t('header.printed', { day: german.formatDate(at) })].filter(Boolean).join(', ')}
    </p>
  )
}

/** The same with the name of the signed-in customer. */
export const OwnPrintNote = () => <PrintNote name={usePersonalData()?.name} />
