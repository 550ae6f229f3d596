import type { Tenant } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Button, Dialog, LinkButton, Logo } from '@portal/ui'
import { useAppConfig } from '../app-config/use-app-config.ts'
import { useSignOut } from '../session/use-sign-out.ts'
import { hostTexts } from '../texts.de.ts'
import { tenantDialogsTexts } from './tenant-dialogs.de.ts'

/** Customers of the third brand use its own portal. Persistent, with a link to that portal and the sign-out. */
export default function ThirdBrandDialog({ brand: { id, name: brand, theme } }: { brand: Tenant }) {
  const { t } = useTexts(tenantDialogsTexts)
  const { t: host } = useTexts(hostTexts)
  const portal = useAppConfig()[`portalUrl${id}`]
  const signOut = useSignOut()
  return (
    <Dialog
      title={t('thirdBrand.title', { brand })}
      persistent
      actions={
        <>
          {portal && <LinkButton href={portal}>{t('thirdBrand.openPortal', { brand })}</LinkButton>}
          <Button variant="secondary" onClick={signOut}>
            {host('header.confirmSignOut')}
          </Button>
        </>
      }
    >
      <div data-theme={theme}>
        <Logo brand={brand} />
      </div>
      <p>{t('thirdBrand.text', { brand })}</p>
    </Dialog>
  )
}
