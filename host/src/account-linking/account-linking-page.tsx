import { BffError } from '@portal/bff-client'
import { type CallResponse, remotes, type TenantId } from '@portal/contracts'
import { Loading, Notice, PageHeader } from '@portal/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Picture } from '../pictures/picture.tsx'
import { tabStorage } from '../session/tab-storage.ts'
import { useHost } from '../start/host-context.ts'
import { keptBelow } from '../start/portals.ts'
import { OVERVIEW_PATH } from '../tabs.ts'
import { keepTenant } from '../tenants/kept-tenant.ts'
import { useLinkAccount } from './account-linking.api.ts'
import { failureOf, isFinal, refusals, texts } from './account-linking.de.ts'
import { leaveToLink } from './leave-to-link.ts'
import { linkToken as kept } from './link-token.ts'
import { LinkingFailure } from './linking-failure.tsx'
import { LinkingRefusal } from './linking-refusal.tsx'
import { CodeWay, OtherAccountWay, OverviewWay, OverviewWayOfCustomers } from './linking-ways.tsx'

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

/** Goes on to the overview, which begins with the brand that invited, and says there what has come of it. */
function useWayOn(answer: LinkedAccount | undefined) {
  const { session, notify } = useHost()
  const navigate = useNavigate()
  useEffect(() => {
    if (!answer || !isLinked(answer)) return
    kept.drop()
    if (answer.tenantId) keepTenant(session.account, answer.tenantId)
    notify({ type: 'positive', ...texts.linked })
    void navigate(OVERVIEW_PATH, { replace: true })
  }, [answer, session, notify, navigate])
}

/** A proof that nobody knows any more: what this tab has kept of its invitation would only lead here again. */
function useForgetUnknown(answer: LinkedAccount | undefined) {
  useEffect(() => {
    if (answer?.result !== 'unknown') return
    kept.drop()
    tabStorage.clear(keptBelow(remotes['mfe-identity-linking'].basePath))
  }, [answer])
}

/** Links the account of whoever is signed in to the invitation that this tab has proven. */
export default function AccountLinkingPage() {
  const { mutate: link, data: answer, error } = useLinkAccount()
  const otherAccount = useOtherAccount()
  useEffect(() => link(), [link])
  useWayOn(answer)
  useForgetUnknown(answer)

  const unreachable = otherAccount.failed && <Notice kind="error">{texts.unreachable}</Notice>
  if (error) {
    const code = error instanceof BffError ? error.code : undefined
    const text = failureOf(code)
    if (!isFinal(code)) return <LinkingFailure {...text} onRetry={() => link()} />
    return (
      <LinkingRefusal {...text} tenantId={PARENT} ways={<OtherAccountWay onLeave={otherAccount.leave} />}>
        {unreachable}
      </LinkingRefusal>
    )
  }
  const refusal = answer && refusals[answer.result]
  if (refusal) {
    return (
      <LinkingRefusal
        {...refusal}
        tenantId={answer.tenantId ?? PARENT}
        ways={
          answer.result === 'brand-taken' ? (
            <>
              <OverviewWay />
              <OtherAccountWay onLeave={otherAccount.leave} />
            </>
          ) : (
            <>
              <CodeWay isProofOver={answer.result === 'expired'} />
              <OverviewWayOfCustomers />
            </>
          )
        }
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
