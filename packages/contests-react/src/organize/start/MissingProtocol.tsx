import { type ChainConfig, getExplorerTransactionUrl } from '@org/chain-config';
import type { ProtocolState } from '@org/contests/write';
import { Banner, Button } from '@org/ui-theme';
import { useTexts } from '../../base/provider/contests.ts';
import { startContestTexts } from '../../messages/en/startContest.ts';
import { writingTexts } from '../../messages/en/writing.ts';
import { WriteProblem, WriteSteps } from '../../write/writeParts.tsx';
import { type Cost, isBeforeSending, isWriting, type WriteState } from '../../write/writeState.ts';

export type MissingProtocolProps = {
  readonly chainConfig: ChainConfig;
  readonly protocol: Exclude<ProtocolState, { readonly status: 'ready' }>;
  /** The transaction cannot be built on this chain. */
  readonly isUnable: boolean;
  readonly cost: Cost;
  readonly state: WriteState;
  /** The wallet is on the chain. */
  readonly isOnChain: boolean;
  readonly onDeploy: () => void;
  readonly onCancel: () => void;
  /** A deployment was requested and may have been sent. */
  readonly isAsked: boolean;
  readonly onNotSigned: () => void;
};

/** The parts of the protocol that the chain lacks, with a button that creates them in one transaction. */
export function MissingProtocol({ chainConfig, protocol, cost, state, ...props }: MissingProtocolProps) {
  const words = useTexts('startContest', startContestTexts).protocol;
  const writingWords = useTexts('writing', writingTexts);
  const { name } = chainConfig.chain;
  if (protocol.status === 'no-eas')
    return (
      <Banner tone="error" title={words.noEas(name)}>
        {words.noEasText}
      </Banner>
    );
  if (protocol.status !== 'missing' || props.isUnable)
    return (
      <Banner tone="error" title={words.unable(name)}>
        {words.unableText}
      </Banner>
    );
  const problem = cost.status === 'known' ? cost.problem : undefined;
  const isWaiting = props.isAsked && !isWriting(state);
  const hash = 'transactionHash' in state ? state.transactionHash : undefined;
  return (
    <>
      <Banner
        tone="warning"
        title={words.title(name)}
        action={
          <>
            {isBeforeSending(state) && (
              <Button size="small" variant="outlined" onClick={props.onCancel}>
                {writingWords.cancel}
              </Button>
            )}
            {isWaiting ? (
              <Button size="small" variant="outlined" onClick={props.onNotSigned}>
                {writingWords.notSigned}
              </Button>
            ) : (
              <Button
                size="small"
                loading={isWriting(state)}
                disabled={!props.isOnChain || cost.status !== 'known' || problem !== undefined}
                onClick={props.onDeploy}
              >
                {words.deploy}
              </Button>
            )}
          </>
        }
      >
        <p>{words.text}</p>
        <ul>
          {protocol.contract && <li>{words.contract}</li>}
          {protocol.schemas.length > 0 && <li>{words.schemas(protocol.schemas.length)}</li>}
        </ul>
        {isWaiting && <p role="status">{words.asked}</p>}
        <p>{cost.status === 'known' ? words.cost(cost.fee) : writingWords[feeWords[cost.status]]}</p>
        {problem && <p role="alert">{problem}</p>}
      </Banner>
      <WriteProblem {...{ state, chainConfig }} />
      {isWriting(state) && (
        <WriteSteps
          state={state}
          transactionHref={hash ? getExplorerTransactionUrl(chainConfig, hash) : null}
        />
      )}
    </>
  );
}

const feeWords = { looking: 'feeLooking', unknown: 'feeUnknown' } as const;
