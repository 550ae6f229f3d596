import { useDialogClose, useLinkTo } from '@portal/portal'
import { type ReactNode, useState } from 'react'
import { Navigate, useOutletContext } from 'react-router'
import type { ContractLetters } from './communication-channel.tsx'
import { type LettersChange, offeredChange } from './offered-change.ts'

interface LettersDialogProps {
  change: LettersChange
  children: ReactNode
}

/** Opens only if the contract offers the change; redirects to the contract otherwise. */
export function LettersDialog({ change, children }: LettersDialogProps) {
  const { contract } = useOutletContext<ContractLetters>()
  const linkTo = useLinkTo()
  // Checked once, because the change itself ends the offer.
  const [isOffered] = useState(() => offeredChange(contract) === change)
  if (!isOffered) return <Navigate to={linkTo('contract', { contractId: contract.contractId })} replace />
  return children
}

/** The contract below a dialog, and how the dialog closes. */
export function useLetters() {
  const letters = useOutletContext<ContractLetters>()
  const linkTo = useLinkTo()
  const { contractId } = letters.contract
  return { ...letters, onClose: useDialogClose(linkTo('contract', { contractId })) }
}
