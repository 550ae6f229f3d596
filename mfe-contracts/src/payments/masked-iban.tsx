import { german } from '@portal/text'
import { VisuallyHidden } from '@portal/ui'
import { useTranslation } from 'react-i18next'

/** The dots are for the eye; read aloud, they would be fourteen times "bullet". */
export function MaskedIban({ iban }: { iban: string }) {
  const { t } = useTranslation()
  return (
    <>
      <span aria-hidden="true">{german.formatIban(iban)}</span>
      <VisuallyHidden>
        {t('paymentMethods.spokenIban', { start: iban.slice(0, 4), end: iban.slice(-4) })}
      </VisuallyHidden>
    </>
  )
}
