import type { TenantId } from '@portal/contracts'
import { DialogLink, useLinkTo, usePortal } from '@portal/portal'
import { german } from '@portal/text'
import { Button, buttonClass, Card } from '@portal/ui'
import Phone from 'lucide-react/icons/phone'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { loadPhonePinDialog, loadPinResetDialog } from '../pages.ts'
import { paths } from '../paths.ts'
import { PinDigits } from './pin-digits.tsx'
import css from './present-pin-card.module.css'
import { UnreadPin } from './unread-pin.tsx'
import { useShownPin } from './use-shown-pin.ts'

interface PresentPinCardProps {
  tenantId: TenantId
  changedAt: string | null
}

/** A PIN that exists: hidden until the customer asks for it. */
export function PresentPinCard({ tenantId, changedAt }: PresentPinCardProps) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { session } = usePortal()
  const { view, show, hide } = useShownPin(tenantId)
  const errand = `phone-pin-${tenantId}`
  const button = useRef<HTMLButtonElement>(null)
  const isShown = view.state === 'shown'
  const isBack = isShown && view.isBack

  useEffect(() => {
    if (session?.takeErrand?.(errand)) void show(true)
  }, [session, errand, show])

  // The card may lie below the window's edge, and the time is running.
  useEffect(() => {
    if (isBack) button.current?.focus()
  }, [isBack])

  return (
    <Card
      title={t('pin.title')}
      icon={<Phone />}
      actions={
        <>
          <Button
            ref={button}
            variant="secondary"
            busy={view.state === 'asking'}
            busyText={t('pin.asking')}
            aria-label={isShown ? t('pin.hide.label') : t('pin.show.label')}
            onClick={() => (isShown ? hide() : show(false))}
          >
            {isShown ? t('pin.hide.short') : t('pin.show.short')}
          </Button>
          <DialogLink
            className={buttonClass('secondary')}
            to={linkTo(paths.phonePin)}
            preload={loadPhonePinDialog}
            aria-label={t('pin.change.label')}
          >
            {t('pin.change.short')}
          </DialogLink>
          <div className={css.other}>
            <DialogLink
              className={buttonClass('quiet')}
              to={linkTo(paths.pinReset)}
              preload={loadPinResetDialog}
            >
              {t('pin.reset')}
            </DialogLink>
          </div>
        </>
      }
    >
      <PinDigits view={view} onEnd={hide} changed={german.lastChangedLabel(changedAt)} />
      {view.state === 'refused' && <UnreadPin refusal={view} errand={errand} onClose={hide} />}
    </Card>
  )
}
