import type { TenantId } from '@portal/contracts'
import { RouteLink, usePortal } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Button, buttonClass, Card } from '@portal/ui'
import Phone from 'lucide-react/icons/phone'
import { useEffect, useRef } from 'react'
import { securityTexts } from '../texts.de.ts'
import { phonePinTexts } from './phone-pin.de.ts'
import css from './phone-pin.module.css'
import { PinDigits } from './pin-digits.tsx'
import { UnreadPin } from './unread-pin.tsx'
import { useShownPin } from './use-shown-pin.ts'

interface PresentPinCardProps {
  tenantId: TenantId
  changedAt: string | null
}

/** A PIN that exists: hidden until the customer asks for it. */
export function PresentPinCard({ tenantId, changedAt }: PresentPinCardProps) {
  const { t } = useTexts(phonePinTexts)
  const tab = useTexts(securityTexts)
  const { session } = usePortal()
  const { view, show, hide } = useShownPin(tenantId)
  const action = `phone-pin-${tenantId}`
  const button = useRef<HTMLButtonElement>(null)
  const isShown = view.state === 'shown'
  const isBack = isShown && view.isBack

  useEffect(() => {
    if (session?.consumeReauthentication?.(action)) void show(true)
  }, [session, action, show])

  // The card may lie below the window's edge, and the time is running.
  useEffect(() => {
    if (isBack) button.current?.focus()
  }, [isBack])

  return (
    <Card
      title={tab.t('pin.title')}
      icon={<Phone />}
      actions={
        <>
          <Button
            ref={button}
            variant="secondary"
            busy={view.state === 'asking'}
            busyText={t('asking')}
            aria-label={isShown ? t('hide.label') : t('show.label')}
            onClick={() => (isShown ? hide() : show(false))}
          >
            {isShown ? t('hide.short') : t('show.short')}
          </Button>
          <RouteLink className={buttonClass('secondary')} to="phonePin" aria-label={t('change.label')}>
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
      {view.state === 'refused' && <UnreadPin refusal={view} action={action} onClose={hide} />}
    </Card>
  )
}
