import { useLazyComponent } from '../../base/page/useLazyComponent.ts';
import type { EnterPanelProps } from './EnterPanel.tsx';

const loadEnterPanel = () => import('./EnterPanel.tsx').then(({ EnterPanel }) => EnterPanel);

/** How to take part, and the visitor's submissions; its code loads after the page. */
export function EnterSlot(props: EnterPanelProps) {
  const { Component: EnterPanel } = useLazyComponent(loadEnterPanel, true);
  return EnterPanel ? <EnterPanel {...props} /> : null;
}
