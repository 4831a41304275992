import { Component, type ComponentType, type ReactNode } from 'react'

import { reportCaught } from '@/lib/reportCaught'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Rendered after an error. Must offer the user a link or a button to continue. */
  fallback: ComponentType<{ error: unknown }>
}

interface State {
  failure: { error: unknown } | null
}

/** Catches errors thrown while rendering, so that the screen is never blank. A new `key` resets the boundary. */
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
