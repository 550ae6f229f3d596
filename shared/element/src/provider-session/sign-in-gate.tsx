import { describeSignInCause } from '@portal/portal/host'
import { Button, Card, LinkButton } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { findFrame } from './frame.ts'
import { providerSessionTexts } from './provider-session.de.ts'
import type { ProviderSession } from './provider-session.ts'
import type { SignInNote } from './sign-in-state.ts'

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

  // What another customer, or a token without the password for a call, has loaded.
  if (shown !== signIns) {
    cache.clear()
    setShown(signIns)
  }

  return account ? <Fragment key={signIns}>{children}</Fragment> : <SignInView session={session} />
}

interface Message {
  title: string
  text: string
  support?: string
  way?: { text: string; href: string } | undefined
}

const { t } = providerSessionTexts

function messageOf(note: SignInNote | 'signedOut'): Message {
  switch (note) {
    case 'signedOut':
    case 'ended':
    case 'done':
      return t(note, { returnObjects: true })
    case 'waiting': {
      // The popup may not reach this page, whose storage is its own.
      const way = findFrame() === 'foreign' ? describeSignInCause('foreign-frame').way : undefined
      return { ...t(note, { returnObjects: true }), way }
    }
    default:
      return describeSignInCause(note)
  }
}

function SignInView({ session }: { session: ProviderSession }) {
  const { note = 'signedOut' } = useSyncExternalStore(session.subscribe, session.getState)
  const [isBusy, setBusy] = useState(false)
  const { title, text, support, way } = messageOf(note)
  const hasSignIn = note === 'waiting' || (note !== 'done' && !way)

  async function signIn() {
    setBusy(true)
    await session.signIn()
    setBusy(false)
  }

  return (
    <Card
      level={1}
      title={title}
      actions={
        (hasSignIn || way) && (
          <>
            {hasSignIn && (
              <Button busy={isBusy} busyText={t('busy')} onClick={() => void signIn()}>
                {t(note === 'waiting' ? 'openAgain' : 'signIn')}
              </Button>
            )}
            {way && (
              <LinkButton href={way.href} target="_blank" rel="noopener">
                {way.text}
              </LinkButton>
            )}
          </>
        )
      }
    >
      <p role="status">{text}</p>
      {support && <p>{support}</p>}
    </Card>
  )
}
