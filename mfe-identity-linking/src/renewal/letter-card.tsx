import { retryTimeOf, useIsShown, useLinkTo, useSubmitOnce } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, CountdownButton } from '@portal/ui'
import MailOpen from 'lucide-react/icons/mail-open'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RefusedCode } from '../refused-code.tsx'
import { useJourney } from '../use-journey.tsx'
import { isOutdated, useRenewByLetter } from './renewal.api.ts'
import { renewalTexts } from './renewal.de.ts'

/** A letter goes to the address that the brand knows, so there is nothing to fill in. */
export function LetterCard() {
  const { t } = useTexts(renewalTexts)
  const linkTo = useLinkTo()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const { journey, dispatch } = useJourney()
  const [availableAt, setAvailableAt] = useState<number>()
  const request = useRenewByLetter()

  const order = useSubmitOnce(async () => {
    try {
      const { workingDays } = await request.mutateAsync(journey.registrationCode ?? '')
      dispatch({ type: 'letterOrdered', held: { kind: 'letter', workingDays } })
      // Who did not wait for the answer stays where they went.
      if (isShown()) void navigate(linkTo('letterSent'))
      return true
    } catch (error) {
      setAvailableAt(retryTimeOf(error))
      if (isOutdated(error)) dispatch({ type: 'outdated' })
      return false
    }
  })

  return (
    <Card
      title={t('letter.title')}
      icon={<MailOpen />}
      actions={
        <CountdownButton
          variant="secondary"
          availableAt={availableAt}
          busy={request.isPending}
          busyText={t('letter.ordering')}
          onClick={() => order(undefined)}
        >
          {t('letter.choose')}
        </CountdownButton>
      }
    >
      <p>{t('letter.text')}</p>
      <RefusedCode error={request.error} />
    </Card>
  )
}
