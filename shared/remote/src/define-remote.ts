import { calls } from '@portal/contracts'
import { CONTRACT_VERSION, RemoteDeclarationSchema } from '@portal/federation/protocol'
import * as v from 'valibot'
import type { DefinedRemote, RemoteSource } from './contract-types.ts'

const CallsSchema = v.object({
  calls: v.array(v.picklist(Object.keys(calls), 'must be the name of a call of the BFF'), 'is missing'),
})

const reason = (issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? 'the declaration'} ${issue.message}`

/**
 * Declares a remote. The plugins of the bundlers write it into `remote.json`.
 * @throws TypeError that names every wrong part
 */
export function defineRemote(source: RemoteSource): DefinedRemote {
  const parsed = v.safeParse(RemoteDeclarationSchema, source)
  const named = v.safeParse(CallsSchema, source)
  const issues = [...(parsed.issues ?? []), ...(named.issues ?? [])]
  if (!parsed.success || issues.length > 0) throw new TypeError(issues.map(reason).join('; '))
  return { ...parsed.output, needs: CONTRACT_VERSION }
}
