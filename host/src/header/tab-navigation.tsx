import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { usePrefetch } from '../remotes/use-prefetch.ts'
import { useIsAccountDeleted } from '../session/deleted-account.ts'
import { useIsAccountUnlinked } from '../session/unlinked-account.ts'
import { OverviewIcon, tabIcons } from './tab-icons.ts'
import css from './tab-navigation.module.css'
import { useTabs } from './use-tabs.ts'

/** The top tabs; on a narrow screen a bar at the bottom, in reach of the thumb. Without a customer each of them would fail. */
export function TabNavigation() {
  const { t } = useTranslation()
  const tabs = useTabs()
  const prefetch = usePrefetch()
  const isDeleted = useIsAccountDeleted()
  const isUnlinked = useIsAccountUnlinked()
  if (isDeleted || isUnlinked) return null
  return (
    <nav data-tab-bar="" data-keep-clear="" className={css.nav} aria-label={t('tabs.label')}>
      <ul className={css.tabs}>
        {tabs.map(({ path, label, shortLabel, remote }) => {
          const Icon = remote ? tabIcons[remote] : OverviewIcon
          return (
            <li key={path}>
              <NavLink to={path} className={css.tab ?? ''} {...prefetch(remote)}>
                <Icon className={css.icon} aria-hidden />
                <span className={css.label}>{t(label)}</span>
                <span className={css.shortLabel}>{t(shortLabel)}</span>
              </NavLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
