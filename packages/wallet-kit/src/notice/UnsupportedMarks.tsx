import { useConnectModal } from '@rainbow-me/rainbowkit';
import { useEffect } from 'react';
import { type Connector, useConfig } from 'wagmi';
import { useTexts } from '../base/contexts.ts';
import { UNSUPPORTED } from '../wallets/needsProjectId.ts';

const MARK = 'wallet-kit-unsupported';

const findName = (row: Element, name: string): Element | null | undefined => {
  const walker = document.createTreeWalker(row, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    // On phones the name is in a heading.
    if (data.trim() === name) return parentElement?.closest('h2') ?? parentElement;
  }
  return undefined;
};

const mark = ({ id, name }: Connector, text: string) => {
  const row = document.querySelector(`[data-rk] [data-testid="rk-wallet-option-${CSS.escape(id)}"]`);
  if (!row || row.querySelector(`.${MARK}`)) return;
  const label = document.createElement('span');
  label.className = MARK;
  label.textContent = text;
  findName(row, name)?.after(' ', label);
};

/** Adds "(unsupported)" after the names of unusable wallets; RainbowKit's rows have no place for it. */
export function UnsupportedMarks() {
  const { connectors } = useConfig();
  const { unsupported } = useTexts();
  const { connectModalOpen } = useConnectModal();
  useEffect(() => {
    const wallets = connectors.filter(({ type }) => type === UNSUPPORTED);
    if (!connectModalOpen || wallets.length === 0) return;
    const markAll = () => {
      for (const wallet of wallets) mark(wallet, unsupported);
    };
    markAll();
    const observer = new MutationObserver(markAll);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [connectors, unsupported, connectModalOpen]);
  return null;
}
