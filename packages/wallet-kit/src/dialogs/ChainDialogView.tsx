import { Button, CheckIcon, SignOutIcon, Spinner, WarningIcon } from '@org/ui-theme';
import { useEffect, useRef, useState } from 'react';
import { useConfig, useDisconnect } from 'wagmi';
import { useDialogs, useMessages } from '../base/contexts.ts';
import { KitDialog } from '../base/ThemeProvider.tsx';
import { type Chain, listChains } from '../config/chains.ts';
import { switchNetwork } from '../connection/switchNetwork.ts';
import { useConnection } from '../connection/useConnection.ts';
import type { WalletMessages } from '../messages/en.ts';
import { findSwitchTrouble } from '../wallets/walletTrouble.ts';

const toState = (error: unknown): SwitchState => {
  const trouble = findSwitchTrouble(error);
  if (trouble === 'switch-not-supported') return { status: 'not-supported' };
  if (trouble === 'rejected' || trouble === 'request-pending') return { status: trouble };
  return { status: 'failed' };
};

/** Asks the wallet to switch chains and tracks the result. Ignores answers to earlier requests. */
export function useSwitch(onSwitched: () => void) {
  const config = useConfig();
  const [state, setState] = useState<SwitchState>({ status: 'idle' });
  const question = useRef(0);

  const reset = () => {
    question.current += 1;
    setState({ status: 'idle' });
  };

  const switchTo = async (chainId: number) => {
    question.current += 1;
    const asked = question.current;
    setState({ status: 'asking', chainId });
    try {
      await switchNetwork(config, chainId);
      if (asked !== question.current) return;
      setState({ status: 'idle' });
      onSwitched();
    } catch (error) {
      if (asked === question.current) setState(toState(error));
    }
  };

  return { state, switchTo, reset };
}

/** The "Switch Networks" dialog. Closes after a switch and on disconnect. */
export function ChainDialog() {
  const { open, close } = useDialogs();
  const messages = useMessages();
  const config = useConfig();
  const connection = useConnection();
  const { disconnect } = useDisconnect();
  const { state, switchTo, reset } = useSwitch(close);
  const isConnected = connection !== undefined;

  useEffect(() => {
    if (open === 'chain' && !isConnected) close();
  }, [open, isConnected, close]);

  const closeAnew = () => {
    close();
    reset();
  };
  return (
    <ChainDialogView
      open={open === 'chain' && isConnected}
      chains={listChains(config)}
      currentChainId={connection?.chain.id}
      state={state}
      messages={messages}
      onSwitch={switchTo}
      onDisconnect={() => {
        closeAnew();
        disconnect();
      }}
      onClose={closeAnew}
    />
  );
}

/** A chain's icon, or its first letter. Decorative: the name is beside it. */
export function ChainIcon({ chain }: { chain: Pick<Chain, 'name' | 'iconUrl'> }) {
  return (
    <span className="wallet-kit-icon" aria-hidden="true">
      {chain.iconUrl ? <img src={chain.iconUrl} alt="" /> : [...chain.name][0]?.toUpperCase()}
    </span>
  );
}

/** The state of a network switch. The last four show a message until the next attempt. */
export type SwitchState =
  | { readonly status: 'idle' }
  | { readonly status: 'asking'; readonly chainId: number }
  | { readonly status: 'rejected' }
  | { readonly status: 'not-supported' }
  | { readonly status: 'request-pending' }
  | { readonly status: 'failed' };

const sentences = {
  idle: () => undefined,
  asking: () => undefined,
  rejected: ({ switchRejected }: WalletMessages) => switchRejected,
  'not-supported': ({ switchNotSupported }: WalletMessages) => switchNotSupported,
  'request-pending': ({ requestPending }: WalletMessages) => requestPending,
  failed: ({ switchFailed }: WalletMessages) => switchFailed,
} satisfies Record<SwitchState['status'], (messages: WalletMessages) => string | undefined>;

/** The message for a failed switch; `undefined` while idle or pending. */
export function describeSwitch({ status }: SwitchState, messages: WalletMessages): string | undefined {
  return sentences[status](messages);
}

export type ChainDialogViewProps = {
  /** True if the dialog is shown. */
  readonly open: boolean;
  /** The networks to choose from. */
  readonly chains: readonly Chain[];
  /** The wallet's chain id. If `chains` does not contain it, the network is wrong. */
  readonly currentChainId: number | undefined;
  /** How far the last switch has got. */
  readonly state: SwitchState;
  /** The messages of a language. */
  readonly messages: WalletMessages;
  /** A press on a network other than the current one. */
  readonly onSwitch: (chainId: number) => void;
  /** "Disconnect". */
  readonly onDisconnect: () => void;
  /** The close button, Escape or a press outside. */
  readonly onClose: () => void;
};

/** The networks to choose from, from props alone. */
export function ChainDialogView({
  open,
  chains,
  currentChainId,
  state,
  messages,
  onSwitch,
  onDisconnect,
  onClose,
}: ChainDialogViewProps) {
  const isWrong = currentChainId !== undefined && !chains.some(({ id }) => id === currentChainId);
  const sentence = describeSwitch(state, messages);
  return (
    <KitDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={messages.switchNetworks}
      description={isWrong && messages.wrongNetworkDetected}
      closeLabel={messages.close}
    >
      <ul className="wallet-kit-chains">
        {chains.map((chain) => (
          <li key={chain.id}>
            <ChainButton
              chain={chain}
              isCurrent={chain.id === currentChainId}
              isAsking={state.status === 'asking' && state.chainId === chain.id}
              messages={messages}
              onSwitch={onSwitch}
            />
          </li>
        ))}
      </ul>
      <p className="wallet-kit-switch-notice" role="status">
        {sentence && (
          <>
            <WarningIcon /> <span>{sentence}</span>
          </>
        )}
      </p>
      <Button variant="outlined" wide icon={<SignOutIcon />} onClick={onDisconnect}>
        {messages.disconnect}
      </Button>
    </KitDialog>
  );
}

function ChainButton({
  chain,
  isCurrent,
  isAsking,
  messages,
  onSwitch,
}: {
  chain: Chain;
  isCurrent: boolean;
  isAsking: boolean;
  messages: WalletMessages;
  onSwitch: (chainId: number) => void;
}) {
  return (
    <button
      type="button"
      className="wallet-kit-chain-option"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => !isCurrent && onSwitch(chain.id)}
    >
      <ChainIcon chain={chain} />
      <span className="wallet-kit-chain-option-name">{chain.name}</span>{' '}
      {isCurrent && (
        <span className="wallet-kit-chain-option-state">
          <CheckIcon /> {messages.connected}
        </span>
      )}
      {isAsking && (
        <span className="wallet-kit-chain-option-state">
          <Spinner /> {messages.confirmInWallet}
        </span>
      )}
    </button>
  );
}
