import type { TenantId } from '@portal/contracts'
import { RouteLink, useStepUpReturn } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Button, buttonClass, Card } from '@portal/ui'
import Phone from 'lucide-react/icons/phone'
import { useEffect, useRef } from 'react'
import { securityTexts } from '../texts.de.ts'
import { phonePinTexts } from './phone-pin.de.ts'
import css from './phone-pin.module.css'
import { PinDigits } from './pin-digits.tsx'
import { PinRefusal } from './pin-refusal.tsx'
import { useShownPin } from './use-shown-pin.ts'

interface PresentPinCardProps {
  tenantId: TenantId
  changedAt: string | null
}

/** The card of an existing PIN, hidden until the customer requests it. */
export function PresentPinCard({ tenantId, changedAt }: PresentPinCardProps) {
  const { t } = useTexts(phonePinTexts)
  const tab = useTexts(securityTexts)
  const { view, show, hide } = useShownPin(tenantId)
  const action = `phone-pin-${tenantId}`
  const button = useRef<HTMLButtonElement>(null)
  const isShown = view.state === 'shown'
  const isAfterSignIn = isShown && view.isAfterSignIn

  useStepUpReturn(action, () => show(true))

  // Scrolls the card into view, because the time is running.
  useEffect(() => {
    if (isAfterSignIn) button.current?.focus()
  }, [isAfterSignIn])

  return (
    <Card
      title={tab.t('pin.title')}
      icon={<Phone />}
      actions={
        <>
          <Button
            ref={button}
            variant="quiet"
            busy={view.state === 'loading'}
            busyText={t('loading')}
            aria-label={isShown ? t('hide.label') : t('show.label')}
            onClick={() => (isShown ? hide() : show(false))}
          >
            {isShown ? t('hide.short') : t('show.short')}
          </Button>
          <RouteLink className={buttonClass('quiet')} to="phonePin" aria-label={t('change.label')}>
            {t('change.short')}
          </RouteLink>
          <div className={css.other}>
            <RouteLink className={buttonClass('quiet')} to="pinReset">
              {t('reset')}
            </RouteLink>
          </div>
        </>
      }
    >
      <PinDigits view={view} onEnd={hide} changed={german.lastChangedLabel(changedAt)} />
      {view.state === 'refused' && <PinRefusal refusal={view} action={action} onClose={hide} />}
    </Card>
  )
}
