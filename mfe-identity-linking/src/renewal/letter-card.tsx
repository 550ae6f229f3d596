import { useChange, useIsShown, useLinkTo } from '@portal/portal'
import { useTexts } from '@portal/text'
import { Card, CountdownButton } from '@portal/ui'
import MailOpen from 'lucide-react/icons/mail-open'
import { useNavigate } from 'react-router'
import { RefusedCode } from '../refused-code.tsx'
import { useJourney } from '../use-journey.tsx'
import { isOutdated, useRenewByLetter } from './renewal.api.ts'
import { renewalTexts } from './renewal.de.ts'

/** A letter goes to the stored address of the brand, so there is no form. */
export function LetterCard() {
  const { t } = useTexts(renewalTexts)
  const linkTo = useLinkTo()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const { journey, dispatch } = useJourney()
  const request = useRenewByLetter()
  const change = useChange({
    mutation: { ...request, send: () => request.mutateAsync(journey.registrationCode ?? '') },
    countsDown: true,
    onSaved({ workingDays }) {
      dispatch({ type: 'letterOrdered', received: { kind: 'letter', workingDays } })
      // A customer who has left the page stays on the new page.
      if (isShown()) void navigate(linkTo('letterSent'))
    },
    onFailed: (error) => isOutdated(error) && dispatch({ type: 'outdated' }),
  })

  return (
    <Card
      title={t('letter.title')}
      icon={<MailOpen />}
      actions={
        <CountdownButton
          variant="secondary"
          availableAt={change.availableAt}
          busy={request.isPending}
          busyText={t('letter.ordering')}
          onClick={() => change.submit()}
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
