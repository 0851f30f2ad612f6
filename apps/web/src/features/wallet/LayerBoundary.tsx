import { Component, type ReactNode } from 'react';

type Props = { readonly onError: (error: unknown) => void; readonly children: ReactNode };

/** Catches errors of the wallet layer, so that the page keeps working. */
export class LayerBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
