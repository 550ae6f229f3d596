import { useTexts } from '@portal/text'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useAppState, useAppStateStore } from '../app-state/use-app-state.ts'
import { watchShownPage } from '../shown-page/shown-page.ts'
import { useTabs } from '../tabs/use-tabs.ts'
import { hostTexts } from '../texts.de.ts'
import { createHeadingFocus } from './heading-focus.ts'
import { pageTitle } from './page-title.ts'

/**
 * Names each page, or the dialog above it, in the window's title, and moves the focus to its
 * h1, which also makes a screen reader say it, once.
 */
export function RouteAnnouncement() {
  const { t } = useTexts(hostTexts)
  const appState = useAppStateStore()
  const tabs = useTabs()
  const { pathname } = useLocation()
  const title = useAppState('pageTitle')
  const [focusNewHeading] = useState(createHeadingFocus)

  useEffect(() => {
    document.title = title ? `${title} – ${t('account')}` : t('account')
  }, [t, title])

  // Before the watch for the page before could hear of this one.
  useLayoutEffect(
    () =>
      watchShownPage((page) => {
        const name = pageTitle(tabs, pathname, page.dialogTitle ?? page.heading?.textContent)
        appState.set({
          pageTitle: page.hasErrors ? t('titleError') + name : name,
          activeDialog: page.hasDialog,
        })
        focusNewHeading(page, pathname)
      }),
    [t, tabs, appState, pathname, focusNewHeading],
  )

  return null
}
