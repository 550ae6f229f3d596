import { useUserProfile } from '@portal/bff-client'
import type { ContractResult, CustomerProfile, EmailItem, PendingEmailItem } from '@portal/contracts'
import {
  hasFailed,
  isSameAddress,
  isShownInline,
  knownAddresses,
  openIdsOf,
  seenAddresses,
  useBaseVersion,
  useChangeForm,
} from '@portal/portal'
import { useTexts } from '@portal/text'
import { type ReactNode, useState } from 'react'
import { planOf } from './contract-plan.ts'
import {
  contactAddress,
  type EmailType,
  emailsOf,
  findEmail,
  findReplaced,
  isContact,
  presentAddresses,
} from './email-addresses.ts'
import { emailDialogsTexts } from './email-dialogs.de.ts'
import { EmailForm } from './email-form.tsx'
import { type EmailUses, emailFormSchema, NEW_ADDRESS } from './email-form-schema.ts'
import { EmailResults } from './email-results.tsx'
import { EmailReview } from './email-review.tsx'
import { useEmailToasts } from './email-toasts.ts'
import { useSaveEmail } from './emails.api.ts'
import { emailsSharedTexts } from './emails-shared.de.ts'

type Step =
  | { name: 'form' }
  | { name: 'review'; uses: EmailUses }
  | { name: 'results'; before: CustomerProfile; uses: EmailUses; results: ContractResult[] }

interface ChangedEmail {
  profile: CustomerProfile
  type: EmailType
  /** The address to replace; none if one is added. */
  email?: EmailItem | undefined
  /** An unconfirmed address to correct. */
  pending?: PendingEmailItem | undefined
}

interface EmailChangeProps extends ChangedEmail {
  onClose: () => void
  children?: ReactNode
}

/** The form, the review of the contracts that will change, and the results. */
export function EmailChange({ profile, type, email, pending, onClose, children }: EmailChangeProps) {
  const { t } = useTexts(emailDialogsTexts)
  const shared = useTexts(emailsSharedTexts)
  const title = pending ? shared.t('correct') : t(email ? 'editTitle' : 'newTitle')
  const toasts = useEmailToasts()
  const change = useSaveEmail(profile.tenantId)
  const seen = useBaseVersion(profile, change.error)
  const known = knownAddresses(seen, useUserProfile().data?.eMailAddress)
  const [ownContracts] = useState(() => openIdsOf(profile, (pending ?? email)?.contracts ?? []))
  const findPresent = (profile: CustomerProfile) =>
    pending ? findReplaced(profile, pending) : findEmail(profile, type, email?.id)
  const addressesIn = (profile: CustomerProfile) =>
    email ? presentAddresses(profile, type, { ...email, contracts: ownContracts }) : []
  const present = addressesIn(seen)
  const taken = email ? present : emailsOf(seen, type).map(({ value }) => value)
  const [step, setStep] = useState<Step>({ name: 'form' })
  const contactOf = (profile: CustomerProfile) => contactAddress(profile, email)
  const send = (uses: EmailUses) =>
    change.mutateAsync({
      ...uses,
      seen: seenAddresses(seen, uses.contracts),
      corrects: pending?.id,
      // The address may have been replaced elsewhere meanwhile.
      email: findPresent(seen),
    })
  const form = useChangeForm({
    schema: emailFormSchema(known),
    defaults: {
      choice: NEW_ADDRESS,
      value: pending?.value ?? '',
      contracts: ownContracts,
      contact: pending?.contact ?? (email ? isContact(profile, email) : type === 'advertising'),
    },
    draft: `email.${profile.tenantId}.${type}.${(pending ?? email)?.id ?? 'new'}`,
    mutation: { ...change, send },
    toasts: { failed: shared.t('failed', { returnObjects: true }) },
    review(uses) {
      const isReviewed = planOf(seen, uses).changing.length > 1
      if (isReviewed) setStep({ name: 'review', uses })
      return isReviewed
    },
    onSaved({ results, pending: waiting }, uses) {
      if (waiting) toasts.notifyPending(waiting.value)
      else toasts.notifyResults(results)
      if (results.some(hasFailed)) setStep({ name: 'results', before: seen, uses, results })
      else onClose()
    },
    onFailed: (error) => isShownInline(error) && setStep({ name: 'form' }),
  })

  // The stored value is unknown until the profile is loaded again.
  const isReloaded = findPresent(profile) !== change.variables?.email
  const current = isReloaded ? addressesIn(profile).join(', ') : undefined
  const request = { ...form, ...useRefusalTexts(current, email !== undefined) }
  switch (step.name) {
    case 'results':
      return <EmailResults profile={profile} {...step} contact={contactOf(step.before)} onClose={onClose} />
    case 'review':
      return (
        <EmailReview
          profile={seen}
          uses={step.uses}
          contact={contactOf(seen)}
          change={request}
          onConfirm={() => form.submit(step.uses)}
          onBack={() => setStep({ name: 'form' })}
          onClose={onClose}
        />
      )
    case 'form':
      return (
        <EmailForm
          form={form}
          title={title}
          profile={seen}
          present={present.join(', ')}
          contact={contactOf(seen)}
          choices={known.filter((value) => !taken.some((other) => isSameAddress(other, value)))}
          ownContracts={ownContracts}
          change={request}
          onClose={onClose}
        >
          {children}
        </EmailForm>
      )
  }
}

/** @param current the stored value; undefined until it is known */
function useRefusalTexts(current: string | undefined, isEdited: boolean) {
  const { t } = useTexts(emailDialogsTexts)
  const isKnown = current !== undefined
  const stored = current ? t('stale', { current }) : t('goneMeanwhile')
  const staleOfEmail = isKnown ? stored : t('staleUnknown')
  return { stale: isEdited ? staleOfEmail : t('staleContracts'), gone: isKnown ? stored : t('gone') }
}
