import { useJourney } from '../journey/use-journey.tsx'
import { useCodeCheck } from './check.api.ts'
import { CheckFailure } from './check-failure.tsx'
import { CheckProgress } from './check-progress.tsx'

/** While the code is checked, and when that was not possible. */
export function CheckPage() {
  const { stage } = useJourney().journey
  useCodeCheck()
  return stage === 'unchecked' ? <CheckFailure /> : <CheckProgress />
}
