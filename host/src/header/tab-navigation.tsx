import { useTexts } from '@portal/text'
import { NavLink } from 'react-router'
import { usePrefetch } from '../remotes/use-prefetch.ts'
import { useIsAccountDeleted, useIsAccountUnlinked } from '../session/account-state.ts'
import { useTabs } from '../tabs/tabs.tsx'
import { hostTexts } from '../texts.de.ts'
import css from './tab-navigation.module.css'

/** The top tabs, on a narrow screen at the bottom. Hidden for accounts without a customer, where every tab would fail. */
export function TabNavigation() {
  const { t } = useTexts(hostTexts)
  const tabs = useTabs()
  const prefetch = usePrefetch()
  const isDeleted = useIsAccountDeleted()
  const isUnlinked = useIsAccountUnlinked()
  if (isDeleted || isUnlinked) return null
  return (
    <nav data-tab-bar="" data-keep-clear="" className={css.nav} aria-label={t('tabs.label')}>
      <ul className={css.tabs}>
        {tabs.map(({ path, label, shortLabel, Icon }) => (
          <li key={path}>
            <NavLink to={path} className={css.tab ?? ''} {...prefetch(path)}>
              <Icon className={css.icon ?? ''} aria-hidden />
              <span className={css.label}>{label}</span>
              <span className={css.shortLabel}>{shortLabel}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
