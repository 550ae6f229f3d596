import { createHeadingFocus, watchShownPage } from '@portal/portal/host'
import { useTexts } from '@portal/text'
import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useAppState, useAppStateStore } from '../app-state/app-state.ts'
import { useTabs } from '../tabs/tabs.tsx'
import { hostTexts } from '../texts.de.ts'
import { pageTitle } from './page-title.ts'

/** The title of a dialog of the page. Dialogs of the shell are outside of <main> and do not count. */
function dialogTitle(): string | undefined {
  const title = document.querySelector('main dialog[open]')?.getAttribute('aria-labelledby')
  return (title && document.getElementById(title)?.textContent) || undefined
}

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
      watchShownPage(document.body, (page) => {
        const name = pageTitle(tabs, pathname, dialogTitle() ?? page.heading?.textContent)
        const hasErrors = document.querySelector('[data-error-summary]') !== null
        appState.set({
          pageTitle: hasErrors ? t('titleError') + name : name,
          activeDialog: page.hasDialog,
        })
        focusNewHeading(page, pathname)
      }),
    [t, tabs, appState, pathname, focusNewHeading],
  )

  return null
}
