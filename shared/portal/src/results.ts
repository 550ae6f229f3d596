import type { ContractResult, ItemResult } from '@portal/contracts'

type Result = ContractResult | ItemResult

export const hasFailed = ({ outcome }: Result): boolean => outcome === 'failed'

/** Replaces older results by the newer ones for the same contract and item. */
export const mergeResults = <One extends Result>(older: readonly One[], newer: readonly One[]): One[] =>
  older.map((result) => newer.find((one) => isSame(one, result)) ?? result)

const idOf = (result: Result) => ('id' in result ? result.id : undefined)

const isSame = (one: Result, other: Result) =>
  one.contractId === other.contractId && idOf(one) === idOf(other)
