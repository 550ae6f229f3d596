import { useUserProfile } from '@portal/bff-client'
import { THIRD_BRAND, tenantChoice } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Button, Dialog } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { useSignOut } from '../session/use-sign-out.ts'
import { focusHeading } from '../shown-page/focus-heading.ts'
import { hostTexts } from '../texts.de.ts'
import css from './brand-options.module.css'
import { BrandOptions } from './brand-options.tsx'
import { tenantDialogsTexts } from './tenant-dialogs.de.ts'
import { useTenants } from './tenants.ts'

/** Asks for the brand if there is no last used application. Persistent: without a brand there is no data to show. */
export default function TenantSelection({ open }: { open: boolean }) {
  const { t } = useTexts(tenantDialogsTexts)
  const { t: host } = useTexts(hostTexts)
  const { mode } = useTenants()
  const signOut = useSignOut()
  const { data: profile } = useUserProfile()
  const systems = profile?.businessSystems ?? []
  const known = systems.map(({ tenantId }) => tenantId).filter((tenantId) => tenantId !== THIRD_BRAND)
  const wasOpen = useRef(open)

  useEffect(() => {
    // It opens by itself, so there is no opener for the focus to return to.
    if (wasOpen.current && !open) focusHeading()
    wasOpen.current = open
  }, [open])

  return (
    <Dialog
      open={open}
      title={known.length > 0 || !profile ? t('selection.title') : t('selection.noneTitle')}
      persistent
      actions={
        <Button variant="secondary" onClick={signOut}>
          {host('header.confirmSignOut')}
        </Button>
      }
    >
      <p>{known.length > 0 ? t('selection.text') : t('selection.none')}</p>
      {profile && known.length > 0 && (
        <>
          <BrandOptions
            label={host('tenant.brands')}
            tenantIds={known}
            onChoose={(tenantId) => mode.select(profile, tenantId)}
          />
          {tenantChoice(profile).length > 0 && <p className={css.later}>{t('selection.later')}</p>}
        </>
      )}
    </Dialog>
  )
}
