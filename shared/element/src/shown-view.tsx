import { createHeadingFocus, FailureBoundary, watchShownPage } from '@portal/portal/host'
import { ErrorState } from '@portal/ui'
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { addFont } from './font.ts'
import { tellPage } from './tell-page.ts'

/** Tells the page that the first view is shown. The font must not delay it. */
export function Ready({ element, release }: { element: HTMLElement; release: string }) {
  useEffect(() => {
    addFont()
    tellPage(element, 'portal-ready', { release })
  }, [element, release])
  return null
}

/** Moves the focus to the heading of each further page. The title of the window is that of the page around the element. */
export function HeadingFocus({ content }: { content: HTMLElement }) {
  const { pathname } = useLocation()
  const [focusNewHeading] = useState(createHeadingFocus)

  // A layout effect, so that the observer of the previous page does not see this one.
  useLayoutEffect(() => {
    // The page around the element may have scrolled further than the new page is long.
    const show = ({ currentTarget, target }: FocusEvent) => {
      const heading = (currentTarget as HTMLElement).querySelector('[data-route-heading]')
      if (heading === target) heading?.scrollIntoView({ block: 'nearest' })
    }
    content.addEventListener('focusin', show)
    const stop = watchShownPage(content, (page) => focusNewHeading(page, pathname))
    return () => {
      content.removeEventListener('focusin', show)
      stop()
    }
  }, [content, pathname, focusNewHeading])

  return null
}

/** Shows a failure instead of a tab that has thrown. */
export function TabBoundary({ children }: { children: ReactNode }) {
  const [attempt, setAttempt] = useState(0)
  return (
    <FailureBoundary
      key={attempt}
      fallback={() => <ErrorState level={2} onRetry={() => setAttempt(attempt + 1)} />}
    >
      {children}
    </FailureBoundary>
  )
}
