import { resendAtOf, useIsShown, useLinkTo, useSaveOnce } from '@portal/portal'
import { Card, CountdownButton } from '@portal/ui'
import MailOpen from 'lucide-react/icons/mail-open'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { RefusedCode } from '../refused-code.tsx'
import { useJourney } from '../use-journey.ts'
import { isOutdated, useRenewByLetter } from './renewal.api.ts'

/** A letter goes to the address that the brand knows, so there is nothing to fill in. */
export function LetterCard() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const { journey, tell } = useJourney()
  const [availableAt, setAvailableAt] = useState<number>()
  const request = useRenewByLetter()

  const order = useSaveOnce(async () => {
    try {
      const { workingDays } = await request.mutateAsync(journey.registrationCode ?? '')
      tell({ type: 'letterOrdered', held: { kind: 'letter', workingDays } })
      // Who did not wait for the answer stays where they went.
      if (isShown()) void navigate(linkTo(paths.letterSent))
      return true
    } catch (error) {
      setAvailableAt(resendAtOf(error))
      if (isOutdated(error)) tell({ type: 'outdated' })
      return false
    }
  })

  return (
    <Card
      title={t('renewal.letter.title')}
      icon={<MailOpen />}
      actions={
        <CountdownButton
          variant="secondary"
          availableAt={availableAt}
          busy={request.isPending}
          busyText={t('renewal.letter.ordering')}
          onClick={() => order(undefined)}
        >
          {t('renewal.letter.choose')}
        </CountdownButton>
      }
    >
      <p>{t('renewal.letter.text')}</p>
      <RefusedCode error={request.error} />
    </Card>
  )
}
