import { type BffClient, BffError } from '@portal/bff-client'
import type { ItemResult } from '@portal/contracts'
import type { Portal, Toast } from '../portal.ts'
import { reasons } from '../refusal-reasons.ts'
import { hasFailed } from '../results.ts'

export interface Undo {
  bff: BffClient
  portal: Pick<Portal, 'notify' | 'events'>
  /** Of the change. */
  id: string
  /** Its parts; all that can be undone if they are left out. */
  parts?: string[]
}

const failed = 'Die Änderung wurde nicht zurückgenommen.'

const problems: Partial<Record<BffError['code'], string>> = {
  'undo-expired': 'Das geht nur zehn Minuten lang. Sie können die Angabe jederzeit neu ändern.',
  'not-found': 'Das geht nur zehn Minuten lang. Sie können die Angabe jederzeit neu ändern.',
  'account-frozen': 'Ihr Konto ist gesichert. Legen Sie bitte zuerst ein neues Passwort fest.',
  offline: 'Sie sind gerade nicht mit dem Internet verbunden. Bitte versuchen Sie es noch einmal.',
}

const reasonsOf = (results: readonly ItemResult[]) =>
  [...new Set(results.flatMap(({ reason }) => (reason ? reasons[reason] : [])))].join(' ')

function resultToast(results: readonly ItemResult[]): Toast {
  const failures = results.filter(hasFailed)
  if (failures.length === 0) return { type: 'positive', title: 'Änderung zurückgenommen.' }
  const content = reasonsOf(failures)
  if (failures.length === results.length) return { type: 'negative', title: failed, content }
  const done = results.length - failures.length
  return {
    type: 'partial-positive',
    title: `Nur ${done} von ${results.length} Änderungen zurückgenommen.`,
    content,
  }
}

/** Undoes a change, reloads what it concerns, and shows the result in a toast. Resolves to whether there was a result. */
export async function undoWithToast({ bff, portal, id, parts }: Undo): Promise<boolean> {
  const update = portal.notify({ type: 'positive', title: 'Die Änderung wird zurückgenommen …', timeout: 0 })
  const publish = (section: 'permissions' | 'communicationChannelData') =>
    portal.events.publish({ type: 'profile.changed', section })
  try {
    const response = await bff.call('undoChange', { body: { id, ...(parts && { parts }) } })
    const isOfConsents = response.results.some((result) => result.id.startsWith('consent:'))
    publish(isOfConsents ? 'permissions' : 'communicationChannelData')
    update()
    portal.notify(resultToast(response.results))
    return true
  } catch (error) {
    update()
    const problem = error instanceof BffError ? problems[error.code] : undefined
    portal.notify({
      type: 'negative',
      title: failed,
      content: problem ?? 'Bitte versuchen Sie es noch einmal.',
    })
    return false
  }
}
