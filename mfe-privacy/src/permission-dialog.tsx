import type { PermissionKind, PermissionsOverview, TenantId } from '@portal/contracts'
import { FormDialog, useDialogClose, useLinkTo, useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import type { ReactNode } from 'react'
import css from './dialogs.module.css'
import { type PermissionForm, usePermissionForm } from './permission-form.ts'
import { usePermissions } from './permissions.api.ts'
import { permissionsTexts } from './permissions.de.ts'

interface Question {
  form: PermissionForm
  tenantId: TenantId
}

interface PermissionDialogProps {
  kind: PermissionKind
  title: string
  children: (question: Question) => ReactNode
}

/**
 * Asks for all consents of one kind and saves them together. Shows nothing until the consents are loaded; the page below
 * shows an error and its retry.
 */
export function PermissionDialog(dialog: PermissionDialogProps) {
  const tenantId = useTenantId()
  const { data: overview } = usePermissions()
  return tenantId && overview && <Form key={tenantId} tenantId={tenantId} overview={overview} {...dialog} />
}

interface FormProps extends PermissionDialogProps {
  tenantId: TenantId
  overview: PermissionsOverview
}

function Form({ kind, title, tenantId, overview, children }: FormProps) {
  const { t } = useTexts(permissionsTexts)
  const close = useDialogClose(useLinkTo()('overview'))
  const form = usePermissionForm({ kind, tenantId, overview, onSaved: close })
  return (
    <FormDialog
      form={form}
      texts={{ title, save: t('save'), saving: t('saving') }}
      shape="wide"
      className={css.parts}
      stale={form.staleText}
      onClose={close}
    >
      {children({ form, tenantId })}
    </FormDialog>
  )
}
