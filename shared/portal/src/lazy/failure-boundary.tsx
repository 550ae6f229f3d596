import { Component, Fragment, type ReactNode } from 'react'

interface FailureBoundaryProps {
  children: ReactNode
  /** Shown instead of the part after it has thrown. Left out, the error goes on to the boundary above. */
  fallback?: (error: unknown) => ReactNode
}

interface FailureBoundaryState {
  failure: { error: unknown } | undefined
  rebuilds: number
}

/** More often, and building the part again is what breaks it. */
const MOST_REBUILDS = 5

/** React did not find an element that it had made: a translator or an extension has replaced it. */
const isPageChanged = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError'

/**
 * An error boundary around one part of the portal. A new key retries. A part whose elements were changed by others is built
 * again at once, and its forms restore their drafts.
 */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { failure: undefined, rebuilds: 0 }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(_: FailureBoundaryProps, { failure, rebuilds }: FailureBoundaryState) {
    const isRebuilt = failure && rebuilds < MOST_REBUILDS && isPageChanged(failure.error)
    return isRebuilt ? { failure: undefined, rebuilds: rebuilds + 1 } : null
  }

  override render() {
    const { failure, rebuilds } = this.state
    const { children, fallback } = this.props
    if (!failure) return <Fragment key={rebuilds}>{children}</Fragment>
    if (!fallback) throw failure.error
    return fallback(failure.error)
  }
}
