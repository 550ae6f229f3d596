import { useLinkTo } from '@portal/portal'
import { type ReactNode, useState } from 'react'
import { Navigate, useOutletContext } from 'react-router'
import type { ContractLetters } from './communication-channel.tsx'
import { type LettersChange, offeredChange } from './offered-change.ts'

interface LettersDialogProps {
  change: LettersChange
  children: ReactNode
}

/** Opens where the contract's page offers the change as well; its address alone leads to that page. */
export function LettersDialog({ change, children }: LettersDialogProps) {
  const { contract } = useOutletContext<ContractLetters>()
  const linkTo = useLinkTo()
  // Asked once: the change itself makes it one that is offered no more.
  const [isOffered] = useState(() => offeredChange(contract) === change)
  if (!isOffered) return <Navigate to={linkTo('contract', { contractId: contract.contractId })} replace />
  return children
}
