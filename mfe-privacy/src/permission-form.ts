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
import { useState } from 'react'
import { useChangePermissions } from './change-permissions.api.ts'
import { permissionsTexts } from './permissions.de.ts'

interface PermissionFormOptions {
  kind: PermissionKind
  tenantId: TenantId
  overview: PermissionsOverview
  onSaved: () => void
}

/**
 * The answers to all consents of one kind, saved at once. What was changed elsewhere comes in where the customer has not
 * answered otherwise: before they begin without a notice, and after that with a refusal that says so.
 */
export function usePermissionForm({ kind, tenantId, overview, onSaved }: PermissionFormOptions) {
  const { t } = useTexts(permissionsTexts)
  const { track } = usePortal()
  const change = useChangePermissions(kind)
  const current = overview[kind]
  const [seen, setSeen] = useState(current)
  const [chosen, setChosen] = useState<Consents>({})

  const stored = consentsIn(kind, seen)
  const consents = { ...stored, ...chosen }
  const changesTo = (wanted: Consents) =>
    consentNames(kind, tenantId).filter((name) => wanted[name] !== stored[name])
  const isChanged = changesTo(consents).length > 0
  const isStale = change.error instanceof BffError && change.error.code === 'stale-version'
  if (seen !== current && (!isChanged || isStale)) setSeen(current)
  const release = useUnsavedInput(isChanged)

  const { submit, error, isPending } = useChange({
    mutation: {
      send: (wanted: Consents) => change.mutateAsync({ consents: wanted, version: seen.version, tenantId }),
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
    consents,
    isGiven: (name: ConsentName) => consents[name] === true,
    /** One answer for one or many consents. */
    choose(names: readonly ConsentName[], given: boolean) {
      setChosen((before) => ({ ...before, ...Object.fromEntries(names.map((name) => [name, given])) }))
    },
    /** @param answers that need no further click */
    save: (answers: Consents = {}) => submit({ ...consents, ...answers }),
    isSaving: isPending,
    error,
    /** Why the last attempt was refused, if others were faster: in the view's words. */
    staleWords: t(current.version === change.variables?.version ? 'staleUnknown' : 'stale'),
  }
}

export type PermissionForm = ReturnType<typeof usePermissionForm>
