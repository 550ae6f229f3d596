import { useUserProfile } from '@portal/bff-client'
import type { UserProfile } from '@portal/contracts'
import { CardBoundary } from '@portal/portal'
import { useTexts } from '@portal/text'
import { CardGrid } from '@portal/ui'
import type { ReactNode } from 'react'
import { securityTexts } from '../texts.de.ts'
import { EmailCard } from './email-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { WatchCard } from './watch-card.tsx'

interface SecurityCardsProps {
  user: UserProfile
  pinCard: ReactNode
}

/** A card for each way to prove who one is, and one that leads to what happened with them. */
export function SecurityCards({ user, pinCard }: SecurityCardsProps) {
  const { t } = useTexts(securityTexts)
  const { refetch } = useUserProfile()
  return (
    <CardGrid>
      <CardBoundary title={t('email.title')} onRetry={refetch}>
        <EmailCard user={user} />
      </CardBoundary>
      <CardBoundary title={t('password.title')} onRetry={refetch}>
        <PasswordCard user={user} />
      </CardBoundary>
      {pinCard}
      <WatchCard />
    </CardGrid>
  )
}
