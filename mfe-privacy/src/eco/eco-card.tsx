import type { EcoPermissions } from '@portal/contracts'
import { DialogLink, useLinkTo } from '@portal/portal'
import { buttonClass } from '@portal/ui'
import Leaf from 'lucide-react/icons/leaf'
import { useTranslation } from 'react-i18next'
import { ConsentCard, ConsentRow } from '../consent-card.tsx'
import { loadEcoDialog, loadPartnersDialog } from '../pages.ts'
import { paths } from '../paths.ts'
import { ecoConsents } from './eco-consents.ts'

export function EcoCard({ permissions }: { permissions: EcoPermissions }) {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <ConsentCard
      title={t('eco.title')}
      icon={<Leaf />}
      text={t('eco.text')}
      changedAt={permissions.changedAt}
      actions={
        <>
          <DialogLink className={buttonClass('secondary')} to={linkTo(paths.eco)} preload={loadEcoDialog}>
            {t('eco.change')}
          </DialogLink>
          <DialogLink
            className={buttonClass('quiet')}
            to={linkTo(paths.partners)}
            preload={loadPartnersDialog}
          >
            {t('eco.partners')}
          </DialogLink>
        </>
      }
    >
      {ecoConsents.map((name) => (
        <ConsentRow key={name} label={t(`eco.${name}`)} given={permissions[name]} />
      ))}
    </ConsentCard>
  )
}
