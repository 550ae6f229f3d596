import { useTexts } from '@portal/text'
import { Button, Card } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { providerSessionTexts } from './provider-session.de.ts'
import type { ProviderSession } from './provider-session.ts'

interface SignInGateProps {
  session: ProviderSession
  /** The path of the remote in the router. */
  basePath: string
  children: ReactNode
}

/** Shows the content to a signed-in customer, else the sign-in. Never redirects by itself. */
export function SignInGate({ session, basePath, children }: SignInGateProps) {
  const { account, signIns } = useSyncExternalStore(session.subscribe, session.getState)
  const { pathname, search } = useLocation()
  const cache = useQueryClient()
  const [shown, setShown] = useState(signIns)

  useEffect(() => {
    session.setPath(pathname.slice(basePath.length) + search)
  }, [session, basePath, pathname, search])

  // What another customer, or a token without a recent password, has loaded.
  if (shown !== signIns) {
    cache.clear()
    setShown(signIns)
  }

  return account ? <Fragment key={signIns}>{children}</Fragment> : <SignInView session={session} />
}

function SignInView({ session }: { session: ProviderSession }) {
  const { t } = useTexts(providerSessionTexts)
  const { note = 'signedOut' } = useSyncExternalStore(session.subscribe, session.getState)
  const [isBusy, setBusy] = useState(false)

  async function signIn() {
    setBusy(true)
    await session.signIn()
    setBusy(false)
  }

  return (
    <Card
      level={1}
      title={t(`${note}.title`)}
      actions={
        note !== 'done' && (
          <Button busy={isBusy} busyText={t('busy')} onClick={() => void signIn()}>
            {t(note === 'waiting' ? 'openAgain' : 'signIn')}
          </Button>
        )
      }
    >
      <p role="status">{t(`${note}.text`)}</p>
    </Card>
  )
}
