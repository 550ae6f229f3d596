import { useUserProfile } from '@portal/bff-client'
import { contractDisplayName } from '@portal/contracts'
import {
  ConfirmDialog,
  emailOfContract,
  isSameAddress,
  knownAddresses,
  seenAddresses,
  usePortal,
  useUnsavedInput,
} from '@portal/portal'
import { useTexts } from '@portal/text'
import { Checkbox } from '@portal/ui'
import { useState } from 'react'
import { AddressChange } from './address-change.tsx'
import { AddressRadios } from './address-radios.tsx'
import { formatContractNames } from './contract-names.ts'
import { LettersDialog, useLetters } from './letters-dialog.tsx'
import { useSwitchToEmail } from './paperless.api.ts'
import { paperlessTexts } from './paperless.de.ts'
import { contractsOnPaper, idsOf } from './switch-results.ts'
import { SwitchResults } from './switch-results-dialog.tsx'
import { useSwitchWithToast } from './use-switch.ts'

function ToEmail() {
  const { profile, contract, onClose } = useLetters()
  const { t } = useTexts(paperlessTexts)
  const { track } = usePortal()
  const registration = useUserProfile().data?.eMailAddress
  const addresses = knownAddresses(profile, registration)
  const [chosen, setChosen] = useState<string>()
  const [withOthers, setWithOthers] = useState(false)
  const present = emailOfContract(profile, contract.contractId)?.value
  const email = chosen ?? addresses.find((one) => present && isSameAddress(one, present)) ?? addresses[0]
  const call = useSwitchToEmail(profile.tenantId)
  const others = contractsOnPaper(profile).filter(({ contractId }) => contractId !== contract.contractId)
  const contractIds = [contract.contractId, ...(withOthers ? idsOf(others) : [])]
  const name = { contracts: formatContractNames([contract]), email }

  const { results, change } = useSwitchWithToast({
    mutation: call,
    send: (contractIds) =>
      call.mutateAsync({ email: email ?? '', contractIds, seen: seenAddresses(profile, contractIds) }),
    done: t('switched'),
    onOutcome: (isSucceeded) => track({ type: 'switchToPaperlessContract', isSucceeded }),
    onClose() {
      release()
      onClose()
    },
  })
  const release = useUnsavedInput(results.length === 0 && (chosen !== undefined || withOthers))

  if (results.length > 0)
    return (
      <SwitchResults
        profile={profile}
        intro={t('results.email', { email })}
        results={results}
        isPending={change.isPending}
        error={change.error}
        onRetry={change.submit}
        onClose={onClose}
      />
    )
  return (
    <ConfirmDialog
      change={change}
      texts={{ title: t('toEmail.title'), save: email && t('toEmail.confirm'), saving: t('sending') }}
      stale={t('stale')}
      gone={t('gone')}
      onConfirm={() => change.submit(contractIds)}
      onClose={onClose}
    >
      {addresses.length > 1 ? (
        <>
          <p>{t('toEmail.choice', name)}</p>
          <AddressRadios
            addresses={addresses}
            registration={registration}
            present={present}
            value={email}
            onChoose={setChosen}
          />
        </>
      ) : (
        <p>{t('toEmail.text', name)}</p>
      )}
      {others.length > 0 && (
        <Checkbox
          label={t('toEmail.others', {
            count: others.length,
            name: others[0] && contractDisplayName(others[0]),
          })}
          checked={withOthers}
          onChange={({ currentTarget }) => setWithOthers(currentTarget.checked)}
        />
      )}
      {email && <AddressChange profile={profile} contractIds={contractIds} email={email} />}
      <p>{t('toEmail.free')}</p>
    </ConfirmDialog>
  )
}

/** Switches the letters of a contract to e-mail, optionally those of the other contracts too. */
export default function ToEmailDialog() {
  return (
    <LettersDialog change="toEmail">
      <ToEmail />
    </LettersDialog>
  )
}
