import { BffError } from '@portal/bff-client'
import { type CallResponse, PARENT_BRAND, portalPaths } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Loading, Notice, PageHeader } from '@portal/ui'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { OVERVIEW_PATH } from '../paths.ts'
import { Picture } from '../pictures/picture.tsx'
import { keptBelow } from '../remotes/portals.ts'
import { tabStorage } from '../session/tab-storage.ts'
import { useSession } from '../session/use-session.ts'
import { keepTenant } from '../tenants/kept-tenant.ts'
import { useNotify } from '../toasts/use-notify.ts'
import { useLinkAccount } from './account-linking.api.ts'
import { accountLinkingTexts } from './account-linking.de.ts'
import { AddressConfirmation } from './address-confirmation.tsx'
import { leaveToLink } from './leave-to-link.ts'
import { linkToken as kept } from './link-token.ts'
import { LinkingFailure } from './linking-failure.tsx'
import { failureOf, isFinal, needsSignIn, refusalOf } from './linking-outcome.ts'
import { LinkingRefusal } from './linking-refusal.tsx'
import { CodeWay, OtherAccountWay, OverviewWay, OverviewWayOfCustomers } from './linking-ways.tsx'
import { OwnerQuestion } from './owner-question.tsx'

type LinkedAccount = CallResponse<'linkAccount'>

/** A second time finds it done. */
const isLinked = ({ result }: LinkedAccount) => result === 'linked' || result === 'already-linked'

/** The ways to link another account, as long as the proof is valid. */
function useOtherAccount() {
  const session = useSession()
  const [failed, setFailed] = useState(false)
  const linkToken = kept.kept()
  const leaveTo = (to: 'other-account' | 'new-account') => {
    if (!linkToken) return
    leaveToLink(session, { linkToken, eMailAddress: null, to }).catch(() => setFailed(true))
  }
  if (!linkToken || !session.signInAs) return { failed, leave: undefined, signUp: undefined }
  return { failed, leave: () => leaveTo('other-account'), signUp: () => leaveTo('new-account') }
}

/** Goes on to the overview of the brand that invited, with a toast about the result. */
function useWayOn(answer: LinkedAccount | undefined) {
  const { t } = useTexts(accountLinkingTexts)
  const session = useSession()
  const notify = useNotify()
  const navigate = useNavigate()
  useEffect(() => {
    if (!answer || !isLinked(answer)) return
    kept.drop()
    if (answer.tenantId) keepTenant(session.account, answer.tenantId)
    const { owner } = answer
    const content = owner ? t('linked.ofOwner', { owner }) : t('linked.own')
    notify({ type: 'positive', title: t('linked.title'), content })
    void navigate(OVERVIEW_PATH, { replace: true })
  }, [t, answer, session, notify, navigate])
}

/** Drops a proof that the BFF does not know any more: what this tab has kept of its invitation would only lead here again. */
function useForgetUnknown(answer: LinkedAccount | undefined) {
  useEffect(() => {
    if (answer?.result !== 'unknown') return
    kept.drop()
    tabStorage.clear(keptBelow(portalPaths.code))
  }, [answer])
}

/** Links the account of the person who is signed in to the invitation that this tab has proven. */
export default function AccountLinkingPage() {
  const { t } = useTexts(accountLinkingTexts)
  const session = useSession()
  const { mutate: link, data: answer, error, isPending } = useLinkAccount()
  const lookAgain = useCallback(() => link({ isRenewed: true }), [link])
  const otherAccount = useOtherAccount()
  useEffect(() => link({}), [link])
  useWayOn(answer)
  useForgetUnknown(answer)

  const unreachable = otherAccount.failed && <Notice kind="error">{t('unreachable')}</Notice>
  if (error) {
    const failure = failureOf(error instanceof BffError ? error.code : undefined)
    const told = { title: t(`failures.${failure}.title`), text: t(`failures.${failure}.text`) }
    if (needsSignIn(failure) && session.reauthenticate) {
      const signIn = () => void session.reauthenticate?.('link-account').catch(() => undefined)
      return <LinkingFailure {...told} retry={t('signIn')} onRetry={signIn} />
    }
    if (!isFinal(failure)) return <LinkingFailure {...told} retry={t('retry')} onRetry={() => link({})} />
    return (
      <LinkingRefusal
        {...told}
        tenantId={PARENT_BRAND}
        ways={<OtherAccountWay onLeave={otherAccount.leave} />}
      >
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
  const refusal = refusalOf(answer?.result)
  if (answer && refusal) {
    return (
      <LinkingRefusal
        title={t(`refusals.${refusal}.title`)}
        text={t(`refusals.${refusal}.text`)}
        tenantId={answer.tenantId ?? PARENT_BRAND}
        ways={
          refusal === 'brand-taken' ? (
            <>
              <OverviewWay />
              <OtherAccountWay onLeave={otherAccount.leave} />
            </>
          ) : (
            <>
              <CodeWay isProofOver={refusal === 'expired'} />
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
      <PageHeader title={t('linking.title')}>{t('linking.text')}</PageHeader>
    </Loading>
  )
}
