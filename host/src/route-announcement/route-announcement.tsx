import { useTexts } from '@portal/text'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useAppState, useAppStateStore } from '../app-state/app-state.ts'
import { watchShownPage } from '../shown-page/shown-page.ts'
import { useTabs } from '../tabs/tabs.tsx'
import { hostTexts } from '../texts.de.ts'
import { createHeadingFocus } from './heading-focus.ts'
import { pageTitle } from './page-title.ts'

/**
 * Sets the window's title to the name of the page or its dialog, and moves the focus to the h1, so that screen readers
 * announce it once.
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

  // A layout effect, so that the observer of the previous page does not see this one.
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
