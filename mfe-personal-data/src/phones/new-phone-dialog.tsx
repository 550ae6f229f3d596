import type { ContractResult } from '@portal/contracts'
import { hasFailed } from '@portal/portal'
import { useState } from 'react'
import { PhoneForm } from './phone-form.tsx'
import { PhoneResults } from './phone-results.tsx'
import type { PhoneUse } from './phones.api.ts'
import { usePhonesView } from './phones-view.ts'

export default function NewPhoneDialog() {
  const view = usePhonesView()
  const [saved, setSaved] = useState<{ use: PhoneUse; results: ContractResult[] }>()

  function showResults(use: PhoneUse, results: ContractResult[]) {
    if (results.some(hasFailed)) setSaved({ use, results })
    else view.close()
  }

  if (saved) return <PhoneResults view={view} {...saved} onDone={view.close} />
  return <PhoneForm view={view} onSaved={showResults} />
}
