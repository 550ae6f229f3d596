import type { Tenant } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Button, Dialog, LinkButton, Logo } from '@portal/ui'
import { useSignOut } from '../session/use-sign-out.ts'
import { useHost } from '../start/host-context.ts'
import { hostTexts } from '../texts.de.ts'
import { thirdBrand as texts } from './tenant-dialogs.de.ts'

/** Customers of the third brand use its own portal. Persistent, with that portal and the sign-out as ways on. */
export default function ThirdBrandDialog({ brand: { name: brand, theme } }: { brand: Tenant }) {
  const { t } = useTexts(hostTexts)
  const { config } = useHost()
  const signOut = useSignOut()
  return (
    <Dialog
      title={texts.title(brand)}
      persistent
      actions={
        <>
          {config.portalUrl500 && (
            <LinkButton href={config.portalUrl500}>{texts.openPortal(brand)}</LinkButton>
          )}
          <Button variant="secondary" onClick={signOut}>
            {t('header.confirmSignOut')}
          </Button>
        </>
      }
    >
      <div data-theme={theme}>
        <Logo brand={brand} />
      </div>
      <p>{texts.text(brand)}</p>
    </Dialog>
  )
}
