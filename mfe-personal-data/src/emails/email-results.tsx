import type { ContractResult, CustomerProfile } from '@portal/contracts'
import { hasFailed, mergeResults, RefusalNotice, seenAddresses, useChange } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { useState } from 'react'
import { EmailContracts } from './email-contracts.tsx'
import { emailDialogsTexts } from './email-dialogs.de.ts'
import type { EmailUses } from './email-form-schema.ts'
import { useEmailToasts } from './email-toasts.ts'
import { useLoadedProfile, useSaveEmail } from './emails.api.ts'
import { emailsSharedTexts } from './emails-shared.de.ts'

interface EmailResultsProps {
  profile: CustomerProfile
  /** The profile before the change. */
  before: CustomerProfile
  uses: EmailUses
  results: ContractResult[]
  /** The address that was for advertising and questions, if the change was about it. */
  contact: string | undefined
  onClose: () => void
}

/** The result of each contract, with a retry for those that failed. */
export function EmailResults({ profile, before, uses, contact, results: first, onClose }: EmailResultsProps) {
  const { t } = useTexts(emailDialogsTexts)
  const shared = useTexts(emailsSharedTexts)
  const toasts = useEmailToasts()
  const change = useSaveEmail(profile.tenantId)
  const loaded = useLoadedProfile(profile)
  // A retry may replace only the addresses that are shown beside the results.
  const [{ results, seen }, setShown] = useState(() => ({ results: first, seen: loaded() }))

  const retry = useChange({
    mutation: {
      ...change,
      // Adds the address to the contracts: their former address may have been removed.
      send: (contracts: string[]) =>
        change.mutateAsync({
          value: uses.value,
          contracts,
          contact: false,
          seen: seenAddresses(seen, contracts),
        }),
    },
    toasts: { failed: shared.t('failed', { returnObjects: true }) },
    onSaved(again) {
      if (again.pending) {
        toasts.notifyPending(uses.value)
        return onClose()
      }
      const merged = mergeResults(results, again.results)
      toasts.notifyResults(merged)
      setShown({ results: merged, seen: loaded() })
      if (merged.some(hasFailed)) return false
      onClose()
    },
  })

  return (
    <Dialog
      title={t('resultsTitle')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <RefusalNotice error={retry.error} stale={t('gone')} gone={t('gone')} />
      <p>{t('resultsText', { email: uses.value })}</p>
      {uses.contact && <p>{t('resultsContact')}</p>}
      {!uses.contact && contact && <p>{t('contactStays', { email: contact })}</p>}
      <EmailContracts
        uses={uses}
        before={before}
        after={seen}
        results={results}
        onRetry={retry.submit}
        retrying={change.isPending}
      />
    </Dialog>
  )
}
