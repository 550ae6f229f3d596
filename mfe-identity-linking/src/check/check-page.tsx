import { CheckProgress } from '../check-progress.tsx'
import { useJourney } from '../use-journey.ts'
import { useCodeCheck } from './check.api.ts'
import { CheckFailure } from './check-failure.tsx'

/** While the code is checked, and when that was not possible. */
export function CheckPage() {
  const { stage } = useJourney().journey
  useCodeCheck()
  return stage === 'unchecked' ? <CheckFailure /> : <CheckProgress />
}
