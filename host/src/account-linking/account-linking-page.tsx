import { BffError } from '@portal/bff-client'
import { type CallResponse, portalPaths, type TenantId } from '@portal/contracts'
import { Loading, Notice, PageHeader } from '@portal/ui'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { Picture } from '../pictures/picture.tsx'
import { keptBelow } from '../remotes/portals.ts'
import { tabStorage } from '../session/tab-storage.ts'
import { useHost } from '../start/host-context.ts'
import { OVERVIEW_PATH } from '../tabs/overview-path.ts'
import { keepTenant } from '../tenants/kept-tenant.ts'
import { useLinkAccount } from './account-linking.api.ts'
import { failureOf, isFinal, needsSignIn, refusals, texts } from './account-linking.de.ts'
import { AddressConfirmation } from './address-confirmation.tsx'
import { leaveToLink } from './leave-to-link.ts'
import { linkToken as kept } from './link-token.ts'
import { LinkingFailure } from './linking-failure.tsx'
import { LinkingRefusal } from './linking-refusal.tsx'
import { CodeWay, OtherAccountWay, OverviewWay, OverviewWayOfCustomers } from './linking-ways.tsx'
import { OwnerQuestion } from './owner-question.tsx'

const PARENT: TenantId = '100'

type LinkedAccount = CallResponse<'linkAccount'>

/** A second time finds it done. */
const isLinked = ({ result }: LinkedAccount) => result === 'linked' || result === 'already-linked'

/** Whoever has another account can link that one, as long as the proof is good. */
function useOtherAccount() {
  const { session } = useHost()
  const [failed, setFailed] = useState(false)
  const linkToken = kept.kept()
  const leaveTo = (to: 'other-account' | 'new-account') => {
    if (!linkToken) return
    leaveToLink(session, { linkToken, eMailAddress: null, to }).catch(() => setFailed(true))
  }
  if (!linkToken || !session.signInAs) return { failed, leave: undefined, signUp: undefined }
  return { failed, leave: () => leaveTo('other-account'), signUp: () => leaveTo('new-account') }
}

/** Goes on to the overview, which begins with the brand that invited, and says there what has come of it. */
function useWayOn(answer: LinkedAccount | undefined) {
  const { session, notify } = useHost()
  const navigate = useNavigate()
  useEffect(() => {
    if (!answer || !isLinked(answer)) return
    kept.drop()
    if (answer.tenantId) keepTenant(session.account, answer.tenantId)
    const { title, content } = texts.linked
    notify({ type: 'positive', title, content: content(answer.owner) })
    void navigate(OVERVIEW_PATH, { replace: true })
  }, [answer, session, notify, navigate])
}

/** A proof that nobody knows any more: what this tab has kept of its invitation would only lead here again. */
function useForgetUnknown(answer: LinkedAccount | undefined) {
  useEffect(() => {
    if (answer?.result !== 'unknown') return
    kept.drop()
    tabStorage.clear(keptBelow(portalPaths.code))
  }, [answer])
}

/** Links the account of the person who is signed in to the invitation that this tab has proven. */
export default function AccountLinkingPage() {
  const { session } = useHost()
  const { mutate: link, data: answer, error, isPending } = useLinkAccount()
  const lookAgain = useCallback(() => link({ isRenewed: true }), [link])
  const otherAccount = useOtherAccount()
  useEffect(() => link({}), [link])
  useWayOn(answer)
  useForgetUnknown(answer)

  const unreachable = otherAccount.failed && <Notice kind="error">{texts.unreachable}</Notice>
  if (error) {
    const code = error instanceof BffError ? error.code : undefined
    const text = failureOf(code)
    if (needsSignIn(code) && session.signInAgain) {
      const signIn = () => void session.signInAgain?.('link-account').catch(() => undefined)
      return <LinkingFailure {...text} retry={texts.signIn} onRetry={signIn} />
    }
    if (!isFinal(code)) return <LinkingFailure {...text} retry={texts.retry} onRetry={() => link({})} />
    return (
      <LinkingRefusal {...text} tenantId={PARENT} ways={<OtherAccountWay onLeave={otherAccount.leave} />}>
        {unreachable}
      </LinkingRefusal>
    )
  }
  if (answer?.result === 'unconfirmed') {
    return (
      <AddressConfirmation
        eMailAddress={answer.eMailAddress}
        busy={isPending}
        onContinue={lookAgain}
        onCorrect={otherAccount.signUp}
      />
    )
  }
  if (answer?.result === 'name-differs') {
    return (
      <OwnerQuestion
        owner={answer.owner ?? ''}
        busy={isPending}
        onConfirm={() => link({ isOwnerConfirmed: true })}
        ways={
          <>
            <OtherAccountWay onLeave={otherAccount.leave} />
            <OverviewWayOfCustomers />
          </>
        }
      />
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
