import type { ChainConfig } from '@org/chain-config';
import { Button, CopyButton, Link } from '@org/ui-theme';
import { useId, useState } from 'react';
import type { Address } from 'viem';
import { lazyPart } from '../base/page/lazyPart.ts';
import { useMessages, useWallet } from '../base/provider/contests.ts';
import { englishWriting } from '../messages/en/writing.ts';
import styles from './FundingWays.module.css';

export type FundingWaysProps = {
  /** The account that lacks coins. */
  readonly account: Address;
  readonly chainConfig: ChainConfig;
};

const QrPart = lazyPart(() => import('../base/page/QrCode.tsx').then(({ QrCode }) => QrCode));

/** How an account without enough coins goes on: a faucet, another account, or its address to receive some. */
export function FundingWays({ account, chainConfig }: FundingWaysProps) {
  const messages = useMessages('writing', englishWriting).funds;
  const wallet = useWallet();
  const [isOpen, setIsOpen] = useState(false);
  const panel = useId();
  const { chain, faucetUrl } = chainConfig;
  return (
    <div className={styles.funds}>
      <p className={styles.ways}>
        {chain.testnet && faucetUrl && (
          <Link href={faucetUrl} external>
            {messages.faucet}
          </Link>
        )}
        <Button size="small" variant="quiet" onClick={() => (wallet.openAccount ?? wallet.openConnect)()}>
          {messages.another}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setIsOpen(!isOpen)}
        >
          {messages.receive}
        </Button>
      </p>
      <div id={panel} hidden={!isOpen}>
        {isOpen && (
          <Receive account={account} text={messages.address(chain.nativeCurrency.symbol, chain.name)} />
        )}
      </div>
    </div>
  );
}

/** The address in full, as text and as a QR code. */
function Receive({ account, text }: { readonly account: Address; readonly text: string }) {
  const messages = useMessages('writing', englishWriting).funds;
  return (
    <div className={styles.receive}>
      <span className={styles.code}>
        <QrPart href={account} className={styles.qr} />
      </span>
      <div className={styles.address}>
        <p>{text}</p>
        <code dir="ltr">{account}</code>
        <CopyButton size="small" variant="outlined" value={account} failedText={messages.copyFailed}>
          {messages.copy}
        </CopyButton>
      </div>
    </div>
  );
}
