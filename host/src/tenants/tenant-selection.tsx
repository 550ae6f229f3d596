import { useUserProfile } from '@portal/bff-client'
import { THIRD_BRAND, tenantChoice } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { useSignOut } from '../session/use-sign-out.ts'
import { focusHeading } from '../shown-page/focus-heading.ts'
import { useHost } from '../start/host-context.ts'
import { hostTexts } from '../texts.de.ts'
import { BrandOptions } from './brand-options.tsx'
import { selection as texts } from './tenant-dialogs.de.ts'
import css from './tenant-selection.module.css'

/** Asks for the brand when no last used application tells it. Persistent: without a brand there is nothing to show. */
export default function TenantSelection({ open }: { open: boolean }) {
  const { t } = useTexts(hostTexts)
  const { tenantMode } = useHost()
  const signOut = useSignOut()
  const { data: profile } = useUserProfile()
  const systems = profile?.businessSystems ?? []
  const known = systems.map(({ tenantId }) => tenantId).filter((tenantId) => tenantId !== THIRD_BRAND)
  const wasOpen = useRef(open)

  useEffect(() => {
    // Nobody has opened it, so there is no opener for the focus to return to.
    if (wasOpen.current && !open) focusHeading()
    wasOpen.current = open
  }, [open])

  return (
    <Dialog
      open={open}
      title={known.length > 0 || !profile ? texts.title : texts.noneTitle}
      persistent
      actions={
        <Button variant="secondary" onClick={signOut}>
          {t('header.confirmSignOut')}
        </Button>
      }
    >
      <p>{known.length > 0 ? texts.text : texts.none}</p>
      {profile && known.length > 0 && (
        <>
          <BrandOptions
            label={t('tenant.brands')}
            tenantIds={known}
            onChoose={(tenantId) => tenantMode.select(profile, tenantId)}
          />
          {tenantChoice(profile).length > 0 && <p className={css.later}>{texts.later}</p>}
        </>
      )}
    </Dialog>
  )
}
