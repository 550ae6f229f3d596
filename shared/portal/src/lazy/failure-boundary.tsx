import { Component, type ReactNode } from 'react'

interface FailureBoundaryProps {
  children: ReactNode
  /** Shown instead of the part after it has thrown. */
  fallback: (error: unknown) => ReactNode
}

/** An error boundary around one part of the portal. A new key retries. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failure?: { error: unknown } }> {
  override state: { failure?: { error: unknown } } = {}

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    return failure ? this.props.fallback(failure.error) : this.props.children
  }
}
