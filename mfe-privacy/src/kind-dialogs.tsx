import { consentLabel, dialogConsents, kindTitle, type PlainKind, plainKinds } from '@portal/contracts'
import { useTexts } from '@portal/text'
import type { ReactNode } from 'react'
import { ConsentQuestion } from './consent-question.tsx'
import { kindDialogTexts, kindNotes } from './kind-dialogs.de.ts'
import { PartnersQuestion } from './partners/partner-list.tsx'
import { PermissionDialog } from './permission-dialog.tsx'

/** Below the questions of a kind. */
const more: { [Kind in PlainKind]?: typeof PartnersQuestion } = { eco: PartnersQuestion }

function KindDialog({ kind }: { kind: PlainKind }) {
  const { t } = useTexts(kindDialogTexts)
  const More = more[kind]
  return (
    <PermissionDialog kind={kind} title={kindTitle(kind)}>
      {(question) => (
        <>
          <p>
            {t('lead')} {kindNotes[kind]}
          </p>
          {dialogConsents(kind).map((consent) => (
            <ConsentQuestion key={consent} consent={consent} title={consentLabel(consent)} {...question} />
          ))}
          {More && <More tenantId={question.tenantId} />}
        </>
      )}
    </PermissionDialog>
  )
}

/** The dialog of each plain kind, for its route. */
export const kindDialogs = Object.fromEntries(
  plainKinds.map((kind) => [kind, () => <KindDialog kind={kind} />]),
) as unknown as Record<PlainKind, () => ReactNode>
