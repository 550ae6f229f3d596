import { type Contract, deepLinks } from '@portal/contracts'
import { type ButtonVariant, buttonClass, ExternalLink } from '@portal/ui'
import type { ReactNode } from 'react'

interface CancellationLinkProps {
  contract: Contract
  variant: ButtonVariant
  children: ReactNode
}

/** Leads to the page on which the contract's brand takes cancellations (§ 312k BGB). */
export function CancellationLink({ contract, variant, children }: CancellationLinkProps) {
  return (
    <ExternalLink
      className={buttonClass(variant)}
      href={deepLinks[contract.tenantId].cancellation}
      target="_blank"
    >
      {children}
    </ExternalLink>
  )
}
