import { createHeadingFocus, FailureBoundary, watchShownPage } from '@portal/portal/host'
import { ErrorState } from '@portal/ui'
import { Activity, type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { addFonts } from './fonts.ts'
import { tellPage } from './tell-page.ts'

/** Tells the page that the first view is shown. The font must not delay it. */
export function Ready({ element, release }: { element: HTMLElement; release: string }) {
  useEffect(() => {
    addFonts()
    tellPage(element, 'portal-ready', { release })
  }, [element, release])
  return null
}

interface WhileShownProps {
  content: HTMLElement
  /** Whether the customer has typed something, which stays announced. */
  hasInput: () => boolean
  children: ReactNode
}

// Where a browser cannot tell, it counts as shown.
const isRendered = (content: HTMLElement) => content.checkVisibility?.() ?? true

/**
 * Waits while the page does not render the element, as in a closed `details`: a modal dialog that cannot be seen would
 * block the page. What was shown once waits only with an open dialog.
 */
export function WhileShown({ content, hasInput, children }: WhileShownProps) {
  const [isWaiting, setWaiting] = useState(() => !isRendered(content))
  useEffect(() => {
    const blocksPage = () => content.querySelector('dialog[open]') !== null && !hasInput()
    const observer = new ResizeObserver(() =>
      setWaiting((wasWaiting) => !isRendered(content) && (wasWaiting || blocksPage())),
    )
    observer.observe(content)
    return () => observer.disconnect()
  }, [content, hasInput])
  return <Activity mode={isWaiting ? 'hidden' : 'visible'}>{children}</Activity>
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
