import { Component, type ErrorInfo, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  children: ReactNode
  /** What is shown instead, with a way out. */
  fallback: ReactNode
}

/** Catches what a page throws, so that nobody ever faces a white screen. Give it a key to start afresh. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
