import { BffError } from '@portal/bff-client'
import {
  type ConsentName,
  type Consents,
  consentNames,
  consentsIn,
  type PermissionKind,
  type PermissionsOverview,
  type TenantId,
} from '@portal/contracts'
import { useChange, usePortal, useUnsavedInput } from '@portal/portal'
import { useTexts } from '@portal/text'
import { useId, useState } from 'react'
import { useChangePermissions } from './change-permissions.api.ts'
import { permissionsTexts } from './permissions.de.ts'

interface PermissionFormOptions {
  kind: PermissionKind
  tenantId: TenantId
  overview: PermissionsOverview
  onSaved: () => void
}

/**
 * Holds the chosen consents of one kind and saves them together. A change from elsewhere replaces the base version
 * silently while nothing is chosen, and otherwise after a conflict that the customer sees.
 */
export function usePermissionForm({ kind, tenantId, overview, onSaved }: PermissionFormOptions) {
  const { t } = useTexts(permissionsTexts)
  const { track } = usePortal()
  const change = useChangePermissions(kind)
  const current = overview[kind]
  const [base, setBase] = useState(current)
  const [chosen, setChosen] = useState<Consents>({})

  const stored = consentsIn(kind, base)
  const consents = { ...stored, ...chosen }
  const changesTo = (wanted: Consents) =>
    consentNames(kind, tenantId).filter((name) => wanted[name] !== stored[name])
  const isChanged = changesTo(consents).length > 0
  const isStale = change.error instanceof BffError && change.error.code === 'stale-version'
  if (base !== current && (!isChanged || isStale)) setBase(current)
  const release = useUnsavedInput(isChanged)

  const { submit, ...saving } = useChange({
    mutation: {
      send: (wanted: Consents) => change.mutateAsync({ consents: wanted, version: base.version, tenantId }),
      error: change.error,
      isPending: change.isPending,
    },
    toasts: { saved: t('saved'), failed: t('failed', { returnObjects: true }) },
    onSaved(_, wanted) {
      for (const name of changesTo(wanted)) {
        track({ type: 'permissionToggle', kind, isGiven: wanted[name] === true })
      }
      release()
      onSaved()
    },
  })

  return {
    ...saving,
    id: useId(),
    onSubmit: () => submit(consents),
    draftNotice: null,
    attempt: 0,
    isDirty: isChanged,
    errors: [],
    consents,
    isGiven: (name: ConsentName) => consents[name] === true,
    /** Gives or refuses some consents, unsaved. */
    choose(names: readonly ConsentName[], given: boolean) {
      setChosen((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, given])) }))
    },
    /** @param choices saved together with the chosen consents */
    save: (choices: Consents) => submit({ ...consents, ...choices }),
    /** The message for a conflict. */
    staleText: t(current.version === change.variables?.version ? 'staleUnknown' : 'stale'),
  }
}

export type PermissionForm = ReturnType<typeof usePermissionForm>
