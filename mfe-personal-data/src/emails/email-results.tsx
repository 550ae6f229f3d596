import type { ContractResult, CustomerProfile } from '@portal/contracts'
import { RefusalNotice, seenAddresses, useSubmitOnce } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { useState } from 'react'
import { EmailContracts } from './email-contracts.tsx'
import { emailDialogsTexts } from './email-dialogs.de.ts'
import type { EmailUses } from './email-form-schema.ts'
import { hasFailed, mergeResults, useEmailOutcome } from './email-outcome.ts'
import { useLoadedProfile, useSaveEmail } from './emails.api.ts'

interface EmailResultsProps {
  profile: CustomerProfile
  /** What the customer saw before the change. */
  before: CustomerProfile
  uses: EmailUses
  results: ContractResult[]
  /** The address that was for advertising and questions, if the change was about it. */
  contact: string | undefined
  onClose: () => void
}

/** Which contracts took an address and which did not, and a second try for these. */
export function EmailResults({ profile, before, uses, contact, results: first, onClose }: EmailResultsProps) {
  const { t } = useTexts(emailDialogsTexts)
  const outcome = useEmailOutcome()
  const change = useSaveEmail(profile.tenantId)
  const loaded = useLoadedProfile(profile)
  // The addresses that stand beside the results are those that a second try may replace.
  const [{ results, seen }, setShown] = useState(() => ({ results: first, seen: loaded() }))

  const retry = useSubmitOnce(async (contracts: string[]) => {
    const { value } = uses
    try {
      // Given to the contracts directly: the address that they had may serve nothing any more.
      const body = { value, contracts, contact: false, seen: seenAddresses(seen, contracts) }
      const again = await change.mutateAsync(body)
      if (again.pending) {
        outcome.tellPending(value)
        onClose()
        return true
      }
      const merged = mergeResults(results, again.results)
      outcome.tell(merged, uses.contact)
      setShown({ results: merged, seen: loaded() })
      if (merged.some(hasFailed)) return false
      onClose()
      return true
    } catch (error) {
      outcome.tellError(error)
      return false
    }
  })

  return (
    <Dialog
      title={t('resultsTitle')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('done')}</Button>}
    >
      <RefusalNotice error={change.error} stale={t('gone')} gone={t('gone')} />
      <p>{t('resultsText', { email: uses.value })}</p>
      {uses.contact && <p>{t('resultsContact')}</p>}
      {!uses.contact && contact && <p>{t('contactStays', { email: contact })}</p>}
      <EmailContracts
        uses={uses}
        before={before}
        after={seen}
        results={results}
        onRetry={retry}
        retrying={change.isPending}
      />
    </Dialog>
  )
}
