import { BffError } from '@portal/bff-client'
import { type CallResponse, PARENT_BRAND, portalPaths, THIRD_BRAND, tenants } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { Loading, Notice, PageHeader } from '@portal/ui'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { OVERVIEW_PATH } from '../paths.ts'
import { Picture } from '../pictures/picture.tsx'
import { tabStorageOf } from '../session/tab-storage.ts'
import { useSession } from '../session/use-session.ts'
import { rememberTenant } from '../tenants/remembered-tenant.ts'
import { useNotify } from '../toasts/use-notify.ts'
import { useLinkAccount } from './account-linking.api.ts'
import { accountLinkingTexts } from './account-linking.de.ts'
import { AddressConfirmation } from './address-confirmation.tsx'
import { CodeLink, CustomerOverviewLink, OtherAccountButton, OverviewLink } from './linking-actions.tsx'
import { LinkingFailure } from './linking-failure.tsx'
import { failureOf, isFinal, needsSignIn, refusalOf } from './linking-outcome.ts'
import { LinkingRefusal } from './linking-refusal.tsx'
import { OwnerQuestion } from './owner-question.tsx'
import { startLinking, linkToken as storedToken } from './start-linking.ts'

type LinkedAccount = CallResponse<'linkAccount'>

const third = { brand: tenants[THIRD_BRAND].name }

/** A repeated call finds the account already linked. */
const isLinked = ({ result }: LinkedAccount) => result === 'linked' || result === 'already-linked'

/** Links another account while the proof is valid. */
function useOtherAccount() {
  const session = useSession()
  const [failed, setFailed] = useState(false)
  const linkToken = storedToken.read()
  const start = (to: 'other-account' | 'new-account') => {
    if (!linkToken) return
    startLinking(session, { linkToken, eMailAddress: null, to }).catch(() => setFailed(true))
  }
  if (!linkToken || !session.signInAs) return { failed, leave: undefined, signUp: undefined }
  return { failed, leave: () => start('other-account'), signUp: () => start('new-account') }
}

/** Redirects to the overview of the inviting brand, and shows the result as a toast. */
function useRedirectWhenLinked(account: LinkedAccount | undefined) {
  const { t } = useTexts(accountLinkingTexts)
  const session = useSession()
  const notify = useNotify()
  const navigate = useNavigate()
  useEffect(() => {
    if (!account || !isLinked(account)) return
    storedToken.remove()
    if (account.tenantId) rememberTenant(session.account, account.tenantId)
    const { owner } = account
    const content = owner ? t('linked.ofOwner', { owner }) : t('linked.own')
    notify({ type: 'positive', title: t('linked.title'), content })
    void navigate(OVERVIEW_PATH, { replace: true })
  }, [t, account, session, notify, navigate])
}

/** Removes a proof that the BFF has deleted, and the stored invitation, which would open this page again. */
function useForgetUnknownInvitation(account: LinkedAccount | undefined) {
  useEffect(() => {
    if (account?.result !== 'unknown') return
    storedToken.remove()
    tabStorageOf(portalPaths.code).clear()
  }, [account])
}

/** Links the signed-in account to the invitation that was proven in this browser tab. */
export default function AccountLinkingPage() {
  const { t } = useTexts(accountLinkingTexts)
  const session = useSession()
  const { mutate: link, data: account, error, isPending } = useLinkAccount()
  const checkAgain = useCallback(() => link({ isRenewed: true }), [link])
  const otherAccount = useOtherAccount()
  useEffect(() => link({}), [link])
  useRedirectWhenLinked(account)
  useForgetUnknownInvitation(account)

  const unreachable = otherAccount.failed && <Notice kind="error">{t('unreachable')}</Notice>
  if (error) {
    const challenge = error instanceof BffError ? error.challenge : undefined
    const failure = failureOf(error instanceof BffError ? error.code : undefined)
    const texts = { title: t(`failures.${failure}.title`, third), text: t(`failures.${failure}.text`, third) }
    if (needsSignIn(failure) && session.reauthenticate) {
      const signIn = () => void session.reauthenticate?.('link-account', challenge).catch(() => undefined)
      return <LinkingFailure {...texts} retry={t('signIn')} onRetry={signIn} />
    }
    if (!isFinal(failure)) return <LinkingFailure {...texts} retry={t('retry')} onRetry={() => link({})} />
    return (
      <LinkingRefusal
        {...texts}
        tenantId={PARENT_BRAND}
        actions={<OtherAccountButton onLeave={otherAccount.leave} />}
      >
        {unreachable}
      </LinkingRefusal>
    )
  }
  if (account?.result === 'unconfirmed') {
    return (
      <AddressConfirmation
        eMailAddress={account.eMailAddress}
        busy={isPending}
        onContinue={checkAgain}
        onCorrect={otherAccount.signUp}
      />
    )
  }
  if (account?.result === 'name-differs') {
    return (
      <OwnerQuestion
        owner={account.owner ?? ''}
        busy={isPending}
        onConfirm={() => link({ isOwnerConfirmed: true })}
        actions={
          <>
            <OtherAccountButton onLeave={otherAccount.leave} />
            <CustomerOverviewLink />
          </>
        }
      />
    )
  }
  const refusal = refusalOf(account?.result)
  if (account && refusal) {
    return (
      <LinkingRefusal
        title={t(`refusals.${refusal}.title`)}
        text={t(`refusals.${refusal}.text`)}
        tenantId={account.tenantId ?? PARENT_BRAND}
        actions={
          refusal === 'brand-taken' ? (
            <>
              <OverviewLink />
              <OtherAccountButton onLeave={otherAccount.leave} />
            </>
          ) : (
            <>
              <CodeLink isProofExpired={refusal === 'expired'} />
              <CustomerOverviewLink />
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
