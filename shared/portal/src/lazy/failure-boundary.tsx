import { Component, type ReactNode } from 'react'

interface FailureBoundaryProps {
  children: ReactNode
  /** Shown instead of the part after it has thrown. */
  fallback: ReactNode
}

/** An error boundary around one part of the portal. A new key retries. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
