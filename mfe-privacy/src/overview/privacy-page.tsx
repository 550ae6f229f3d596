import { PageHeader } from '@portal/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'

/** The cards, and above them the dialog that has been opened. */
export function PrivacyPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('title')}>{t('lead')}</PageHeader>
      {children}
      <Outlet />
    </>
  )
}
