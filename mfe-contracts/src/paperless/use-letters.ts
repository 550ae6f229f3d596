import { useDialogClose, useLinkTo } from '@portal/portal'
import { useOutletContext } from 'react-router'
import type { ContractLetters } from './communication-channel.tsx'

/** The contract below a dialog, and how the dialog closes. */
export function useLetters() {
  const letters = useOutletContext<ContractLetters>()
  const linkTo = useLinkTo()
  const { contractId } = letters.contract
  return { ...letters, onClose: useDialogClose(linkTo('contract', { contractId })) }
}
