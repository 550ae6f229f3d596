import type { TenantId } from '@portal/contracts'
import { useTranslation } from 'react-i18next'
import type { PermissionForm } from '../permission-form.ts'
import { advertisingScope } from './advertising-scope.ts'
import css from './scope-result.module.css'
import { useScopeWords } from './use-scope-words.ts'

/** What would come of the present answers, read out when they change it. */
export function ScopeResult({ form, tenantId }: { form: PermissionForm; tenantId: TenantId }) {
  const { t } = useTranslation()
  const scope = advertisingScope(form.isGiven, tenantId)
  const what = useScopeWords(scope)
  return (
    <p role="status" className={css.result}>
      {scope.missing ? t(`advertising.result.${scope.missing}`) : t('advertising.result.some', { what })}
    </p>
  )
}
