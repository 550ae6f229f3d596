import { useTexts } from '@portal/text'
import { PageHeader } from '@portal/ui'
import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { privacyTexts } from '../texts.de.ts'

/** The cards, and above them the dialog that has been opened. */
export function PrivacyPage({ children }: { children: ReactNode }) {
  const { t } = useTexts(privacyTexts)
  return (
    <>
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      {children}
      <Outlet />
    </>
  )
}
