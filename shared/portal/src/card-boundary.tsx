import { Card, ErrorState, type HeadingLevel } from '@portal/ui'
import { Component, type ReactNode } from 'react'

interface CardBoundaryProps {
  /** Title of the card, shown also while its content is broken. */
  title: string
  level?: HeadingLevel
  /** Loads the data of the card again. */
  onRetry: () => Promise<unknown>
  children: ReactNode
}

interface CardBoundaryState {
  failed: boolean
  retrying: boolean
}

/** An error boundary for one card: the other cards stay, and this one shows an error with a retry. */
export class CardBoundary extends Component<CardBoundaryProps, CardBoundaryState> {
  override state = { failed: false, retrying: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  retry = async () => {
    this.setState({ retrying: true })
    await this.props.onRetry().catch(() => undefined)
    this.setState({ failed: false, retrying: false })
  }

  override render() {
    const { title, level = 2, children } = this.props
    if (!this.state.failed) return children
    return (
      <Card title={title} level={level}>
        <ErrorState
          title="Das lässt sich gerade nicht anzeigen"
          onRetry={this.retry}
          retrying={this.state.retrying}
        />
      </Card>
    )
  }
}
