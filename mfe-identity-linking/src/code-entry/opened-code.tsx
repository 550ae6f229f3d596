import { RegistrationCodeBodySchema } from '@portal/contracts'
import { useLinkTo } from '@portal/portal'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import * as v from 'valibot'
import { CheckProgress } from '../journey-page.tsx'
import { useJourney } from '../use-journey.tsx'

/** Ignores case, spaces and dashes, as the server does. */
export const readCode = (registrationCode: unknown) =>
  v.safeParse(RegistrationCodeBodySchema, { registrationCode })

/** A code link: takes the code out of the address before anything is asked, so that no later entry of the history has it. */
export default function OpenedCode() {
  const { registrationCode = '' } = useParams()
  const { dispatch } = useJourney()
  const navigate = useNavigate()
  const start = useLinkTo()('start')
  useEffect(() => {
    const code = readCode(registrationCode)
    dispatch(code.success ? { type: 'codeOpened', ...code.output } : { type: 'codeMisread' })
    void navigate(start, { replace: true })
  }, [registrationCode, dispatch, navigate, start])
  return <CheckProgress />
}
