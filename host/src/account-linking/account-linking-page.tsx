import { BffError } from '@portal/bff-client'
import type { CallResponse, TenantId } from '@portal/contracts'
import { Loading, Notice, PageHeader } from '@portal/ui'
import { useEffect, useState } from 'react'
import { Picture } from '../pictures/picture.tsx'
import { useHost } from '../start/host-context.ts'
import { keepTenant } from '../tenants/kept-tenant.ts'
import { useLinkAccount } from './account-linking.api.ts'
import { failureOf, isFinal, refusals, texts } from './account-linking.de.ts'
import { leaveToLink } from './leave-to-link.ts'
import { linkToken as kept } from './link-token.ts'
import { LinkingFailure } from './linking-failure.tsx'
import { LinkingRefusal } from './linking-refusal.tsx'

const PARENT: TenantId = '100'

type LinkedAccount = CallResponse<'linkAccount'>

/** A second time finds it done. */
const isLinked = ({ result }: LinkedAccount) => result === 'linked' || result === 'already-linked'

/** Whoever has another account can link that one, as long as the proof is good. */
function useOtherAccount() {
  const { session } = useHost()
  const [failed, setFailed] = useState(false)
  const linkToken = kept.kept()
  const leave = () => {
    if (!linkToken) return
    leaveToLink(session, { linkToken, eMailAddress: null, to: 'other-account' }).catch(() => setFailed(true))
  }
  return { failed, leave: linkToken && session.signInAs ? leave : undefined }
}

/** Loads the portal anew with what it shows from now on, beginning with the brand that invited. */
function useWayOn(answer: LinkedAccount | undefined) {
  const { session } = useHost()
  useEffect(() => {
    if (!answer || !isLinked(answer)) return
    kept.drop()
    if (answer.tenantId) keepTenant(session.account, answer.tenantId)
    location.replace('/overview')
  }, [answer, session])
}

/** Links the account of whoever is signed in to the invitation that this tab has proven. */
export default function AccountLinkingPage() {
  const { mutate: link, data: answer, error } = useLinkAccount()
  const otherAccount = useOtherAccount()
  useEffect(() => link(), [link])
  useWayOn(answer)

  const unreachable = otherAccount.failed && <Notice kind="error">{texts.unreachable}</Notice>
  if (error) {
    const code = error instanceof BffError ? error.code : undefined
    const text = failureOf(code)
    if (!isFinal(code)) return <LinkingFailure {...text} onRetry={() => link()} />
    return (
      <LinkingRefusal {...text} tenantId={PARENT} onOtherAccount={otherAccount.leave}>
        {unreachable}
      </LinkingRefusal>
    )
  }
  const refusal = answer && refusals[answer.result]
  if (refusal) {
    const isTaken = answer.result === 'brand-taken'
    return (
      <LinkingRefusal
        {...refusal}
        tenantId={answer.tenantId ?? PARENT}
        hasOverview={isTaken}
        onOtherAccount={isTaken ? otherAccount.leave : undefined}
      >
        {unreachable}
      </LinkingRefusal>
    )
  }
  return (
    <Loading>
      <Picture name="welcome" />
      <PageHeader title={texts.linking.title}>{texts.linking.text}</PageHeader>
    </Loading>
  )
}
