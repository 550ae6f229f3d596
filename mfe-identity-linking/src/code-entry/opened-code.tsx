import { RegistrationCodeBodySchema } from '@portal/contracts'
import { useLinkTo } from '@portal/portal'
import { useEffect } from 'react'
import { useNavigate, useParams } from 'react-router'
import * as v from 'valibot'
import { CheckProgress } from '../journey-page.tsx'
import { useJourney } from '../use-journey.tsx'

/** Ignores case, spaces and dashes, like the BFF. */
export const readCode = (registrationCode: unknown) =>
  v.safeParse(RegistrationCodeBodySchema, { registrationCode })

/** A code link: removes the code from the address before any request, so that no later history entry has it. */
export default function OpenedCode() {
  const { registrationCode = '' } = useParams()
  const { dispatch } = useJourney()
  const navigate = useNavigate()
  const linkTo = useLinkTo()
  const start = linkTo('start')
  const unreadable = linkTo('unreadable')
  useEffect(() => {
    const code = readCode(registrationCode)
    dispatch(code.success ? { type: 'codeOpened', ...code.output } : { type: 'codeInvalid' })
    void navigate(code.success ? start : unreadable, { replace: true })
  }, [registrationCode, dispatch, navigate, start, unreadable])
  return <CheckProgress />
}
