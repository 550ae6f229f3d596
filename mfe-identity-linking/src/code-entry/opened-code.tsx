import { useLinkTo } from '@portal/portal'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import { CheckProgress } from '../check-progress.tsx'
import { useJourney } from '../use-journey.ts'
import { readCode } from './read-code.ts'

/** A code link: takes the code out of the address before anything is asked, so that no later entry of the history has it. */
export default function OpenedCode() {
  const { registrationCode = '' } = useParams()
  const { tell } = useJourney()
  const navigate = useNavigate()
  const start = useLinkTo()('start')
  useEffect(() => {
    const code = readCode(registrationCode)
    tell(code.success ? { type: 'codeOpened', ...code.output } : { type: 'codeMisread' })
    void navigate(start, { replace: true })
  }, [registrationCode, tell, navigate, start])
  return <CheckProgress />
}
