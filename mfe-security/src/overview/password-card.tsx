import type { UserProfile } from '@portal/contracts'
import { PreloadLink, useLinkTo } from '@portal/portal'
import { german } from '@portal/text'
import { buttonClass, Card, DataRow, DefinitionList } from '@portal/ui'
import KeyRound from 'lucide-react/icons/key-round'
import { useTranslation } from 'react-i18next'
import { loadPasswordResetPage } from '../pages.ts'
import { paths } from '../paths.ts'

/** The password itself is the identity provider's; it tells when it was last reset. */
export function PasswordCard({ user }: { user: UserProfile }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { lastPasswordResetDate: reset } = user
  return (
    <Card
      title={t('password.title')}
      icon={<KeyRound />}
      actions={
        <PreloadLink
          className={buttonClass('secondary')}
          to={linkTo(paths.passwordReset)}
          preload={loadPasswordResetPage}
        >
          {t('password.reset')}
        </PreloadLink>
      }
    >
      <DefinitionList>
        <DataRow label={t('password.label')}>
          {reset ? german.formatDate(reset) : t('password.never')}
        </DataRow>
      </DefinitionList>
    </Card>
  )
}
