import { useEffect, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { createHeadingFocus } from './heading-focus.ts'
import { useHost } from './host-context.ts'
import { pageTitle } from './page-title.ts'
import { watchShownPage } from './shown-page.ts'
import { useAppState } from './use-app-state.ts'

/**
 * Names each page, or the dialog above it, in the window's title, and moves the focus to its h1, which also makes a screen reader say it, once.
 */
export function RouteAnnouncement() {
  const { t } = useTranslation()
  const { appState } = useHost()
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
        const name = pageTitle(t, pathname, page.dialogTitle ?? page.heading?.textContent)
        appState.set({
          pageTitle: page.hasErrors ? t('titleError') + name : name,
          activeDialog: page.hasDialog,
        })
        focusNewHeading(page, pathname)
      }),
    [t, appState, pathname, focusNewHeading],
  )

  return null
}
