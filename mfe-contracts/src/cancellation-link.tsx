import { type Contract, cancellationUrls } from '@portal/contracts'
import { type ButtonVariant, buttonClass, ExternalLink } from '@portal/ui'
import type { ReactNode } from 'react'

interface CancellationLinkProps {
  contract: Contract
  variant: ButtonVariant
  children: ReactNode
}

/** Links to the brand's cancellation page (§ 312k BGB). */
export function CancellationLink({ contract, variant, children }: CancellationLinkProps) {
  return (
    <ExternalLink className={buttonClass(variant)} href={cancellationUrls[contract.tenantId]} target="_blank">
      {children}
    </ExternalLink>
  )
}
