import { type Contract, contractDisplayName } from '@portal/contracts'
import { paperlessTexts } from './paperless.de.ts'

const MOST_NAMES = 3

/** For example „zu Ihren Verträgen „Ökostrom“, „Gas“ und einem weiteren“. Names each product once. */
export function formatContractNames(contracts: readonly Contract[]): string {
  const names = [...new Set(contracts.map(contractDisplayName))].slice(0, MOST_NAMES)
  const more = contracts.length - names.length
  const parts = names.map((name) => `„${name}“`)
  if (more > 0) parts.push(paperlessTexts.t('contracts.more', { count: more }))
  return paperlessTexts.t('contracts.of', {
    count: contracts.length,
    contracts: new Intl.ListFormat('de').format(parts),
  })
}
