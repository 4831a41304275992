import { Component, type ComponentType, type ReactNode } from 'react'

import { reportCaught } from '@/lib/reportCaught'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Rendered instead, with a link or button that leads out. */
  fallback: ComponentType<{ error: unknown }>
}

interface State {
  failure: { error: unknown } | null
}

/** Catches what a page throws, so that the screen is never white. Another `key` restarts it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } }
  }

  override componentDidCatch(error: Error) {
    reportCaught(error)
  }

  override render() {
    const { failure } = this.state
    const { fallback: Fallback, children } = this.props
    return failure ? <Fallback error={failure.error} /> : children
  }
}
