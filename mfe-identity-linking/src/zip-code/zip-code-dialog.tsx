import { useJourney } from '../use-journey.ts'
import { LockedDialog } from './locked-dialog.tsx'
import { ZipCodeForm } from './zip-code-form.tsx'

export default function ZipCodeDialog() {
  const { stage, registrationCode } = useJourney().journey
  if (stage === 'locked') return <LockedDialog />
  return registrationCode && <ZipCodeForm registrationCode={registrationCode} />
}
