import { useTexts } from '@portal/text'
import type { PermissionForm } from '../permission-form.ts'
import { advertisingTexts } from './advertising.de.ts'
import { advertisingScope, scopeText } from './advertising-scope.ts'
import css from './scope-result.module.css'

/** The advertising that the chosen consents allow; screen readers announce changes. */
export function ScopeResult({ form }: { form: PermissionForm }) {
  const { t } = useTexts(advertisingTexts)
  const scope = advertisingScope(form.consents)
  return (
    <p role="status" className={css.result}>
      {scope.missing ? t(`result.${scope.missing}`) : t('result.some', { what: scopeText(scope) })}
    </p>
  )
}
