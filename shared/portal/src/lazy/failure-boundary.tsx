import { Component, type ReactNode } from 'react'

interface FailureBoundaryProps {
  children: ReactNode
  /** What stands in for the part while it is broken. */
  fallback: ReactNode
}

/** Keeps the failure of one part away from the rest of the portal. Give it a new key to try again. */
export class FailureBoundary extends Component<FailureBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
