import type { ContractResult, ItemResult, PhoneItem } from '@portal/contracts'
import { ContractResults, contractsOf, RefusalNotice, useSaveOnce } from '@portal/portal'
import { german } from '@portal/text'
import { Button, Dialog, Notice } from '@portal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { contractsWithout, isContact, namesOf } from './phone-numbers.ts'
import { mergeResults, usePhoneOutcome } from './phone-outcome.ts'
import { useUsesOf } from './phone-uses.ts'
import { useRemovePhone } from './phones.api.ts'
import type { PhonesView } from './phones-view.ts'

interface RemovePhoneProps {
  view: PhonesView
  phone: PhoneItem
  onBack: () => void
}

/** Asks before a number goes, says what follows from it, and which contracts have not let it go. */
export function RemovePhone({ view, phone, onBack }: RemovePhoneProps) {
  const { profile, close } = view
  const { t } = useTranslation()
  const outcome = usePhoneOutcome(view)
  const usesOf = useUsesOf(profile)
  const removal = useRemovePhone(profile.tenantId)
  const [results, setResults] = useState<ContractResult[]>([])
  const isTried = results.length > 0
  const tried = results.map(({ contractId }) => contractId)
  const contracts = contractsOf(profile, isTried ? tried : phone.contracts)
  const without = contractsWithout(profile, phone)
  const words = t('phones.removeWords', { returnObjects: true })
  const number = german.formatPhone(phone)

  const remove = useSaveOnce(async () => {
    try {
      const answer = await removal.mutateAsync(phone)
      const merged = isTried ? mergeResults(results, byContract(answer.results)) : byContract(answer.results)
      setResults(merged)
      const isDone = outcome.tell(merged, {
        success: t('phones.removed'),
        partial: t('phones.partialRemoval'),
      })
      if (isDone) close()
      return isDone
    } catch (error) {
      outcome.tellError(error)
      return false
    }
  })

  return (
    <Dialog
      title={t('phones.removeTitle')}
      onClose={close}
      onBack={isTried ? undefined : onBack}
      actions={
        isTried ? (
          <Button key="done" onClick={close}>
            {t('phones.done')}
          </Button>
        ) : (
          <>
            <Button
              variant="danger"
              busy={removal.isPending}
              busyText={t('phones.removing')}
              onClick={() => remove(undefined)}
            >
              {t('phones.removeConfirm')}
            </Button>
            <Button variant="quiet" onClick={onBack}>
              {t('phones.cancel')}
            </Button>
          </>
        )
      }
    >
      <RefusalNotice
        error={removal.error}
        stale={t('phones.staleRemoval', { current: number, uses: usesOf(phone) })}
        gone={t('phones.gone')}
      />
      {!isTried && (
        <>
          <p>
            {t('phones.removeText', { number })} {isContact(profile, phone) && t('phones.removeContact')}
          </p>
          {without.length > 0 && (
            <Notice kind="warning">{t('phones.removeLast', { names: namesOf(without) })}</Notice>
          )}
        </>
      )}
      {contracts.length > 0 && (
        <ContractResults
          contracts={contracts}
          results={results}
          words={words}
          onRetry={() => remove(undefined)}
          retrying={removal.isPending}
        />
      )}
    </Dialog>
  )
}

const byContract = (results: readonly ItemResult[]): ContractResult[] =>
  results.flatMap(({ contractId, outcome, reason }) =>
    contractId ? [{ contractId, outcome, ...(reason && { reason }) }] : [],
  )
