import { useTexts } from '@portal/text'
import type { PermissionForm } from '../permission-form.ts'
import { advertisingTexts } from './advertising.de.ts'
import { advertisingScope } from './advertising-scope.ts'
import css from './scope-result.module.css'
import { scopeWords } from './scope-words.ts'

/** What would come of the present answers, read out when they change it. */
export function ScopeResult({ form }: { form: PermissionForm }) {
  const { t } = useTexts(advertisingTexts)
  const scope = advertisingScope(form.consents)
  const what = scopeWords(scope)
  return (
    <p role="status" className={css.result}>
      {scope.missing ? t(`result.${scope.missing}`) : t('result.some', { what })}
    </p>
  )
}
