import type { ContractResult } from '@portal/contracts'
import { hasFailed, useOpenedItem } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Button } from '@portal/ui'
import { useState } from 'react'
import { useParams } from 'react-router'
import { phoneDialogsTexts } from './phone-dialogs.de.ts'
import { PhoneForm } from './phone-form.tsx'
import { findPhone, inPlaceOf, isContact } from './phone-numbers.ts'
import { PhoneResults } from './phone-results.tsx'
import type { PhoneUse } from './phones.api.ts'
import { usePhonesView } from './phones-view.ts'
import { RemovePhone } from './remove-phone.tsx'
import { ReplacePhones } from './replace-phones.tsx'

type Step =
  | { name: 'form' }
  | { name: 'removal' }
  | { name: 'results'; id: string; use: PhoneUse; results: ContractResult[] }
  | { name: 'contact'; value: string }

/** Changes or removes a number. If it was also a contact number, asks next whether to change that too. */
export default function PhoneDialog() {
  const { t } = useTexts(phoneDialogsTexts)
  const view = usePhonesView()
  const { profile, type, close } = view
  const { phoneId } = useParams()
  const [step, setStep] = useState<Step>({ name: 'form' })
  const phone = useOpenedItem(phoneId, findPhone(profile, phoneId))
  if (!phone) return null
  const present = (type === 'contract' && inPlaceOf(phone, view.opened, profile)) || phone

  /** Only the number of the contracts was changed; the contact number is still the old one. */
  function askForContact({ value }: PhoneUse) {
    const isAsked = type === 'contract' && phone && isContact(profile, phone) && value !== phone.value
    if (isAsked) setStep({ name: 'contact', value })
    else close()
  }

  function showResults(use: PhoneUse, results: ContractResult[]) {
    if (results.some(hasFailed)) setStep({ name: 'results', id: present.id, use, results })
    else askForContact(use)
  }

  switch (step.name) {
    case 'removal':
      return <RemovePhone view={view} phone={phone} onBack={() => setStep({ name: 'form' })} />
    case 'results':
      return (
        <PhoneResults
          view={view}
          phone={findPhone(profile, step.id) ?? phone}
          use={step.use}
          results={step.results}
          onDone={(isChanged) => (isChanged ? askForContact(step.use) : close())}
        />
      )
    case 'contact':
      return (
        <ReplacePhones view={{ ...view, type: 'contact' }} change={{ value: step.value, id: phone.id }} />
      )
    case 'form':
      return (
        <PhoneForm view={view} phone={present} isTakenOver={present !== phone} onSaved={showResults}>
          <div>
            <Button variant="secondary" onClick={() => setStep({ name: 'removal' })}>
              {t('remove')}
            </Button>
          </div>
        </PhoneForm>
      )
  }
}
