import { type ChainConfig, getExplorerTransactionUrl } from '@org/chain-config';
import type { SchemaState } from '@org/contests/write';
import { Banner, Button } from '@org/ui-theme';
import { useTexts } from '../provider/contests.ts';
import { startContestTexts } from '../texts/en/startContest.ts';
import { writingTexts } from '../texts/en/writing.ts';
import type { Cost } from '../writing/describeCost.ts';
import { WriteProblem } from '../writing/WriteProblem.tsx';
import { WriteSteps } from '../writing/WriteSteps.tsx';
import { isBeforeSending, isWriting, type WriteState } from '../writing/writeState.ts';

export type MissingSchemasProps = {
  readonly chainConfig: ChainConfig;
  readonly schemas: Exclude<SchemaState, { readonly status: 'ready' }>;
  /** The cost of registering the first missing schema. */
  readonly cost: Cost;
  readonly state: WriteState;
  /** The wallet is on the chain. */
  readonly isOnChain: boolean;
  readonly onRegister: () => void;
  readonly onCancel: () => void;
  /** A registration was requested and may have been sent. */
  readonly isAsked: boolean;
  readonly onNotSigned: () => void;
};

/** Lists the schemas that the chain lacks, with a button to register each in its own transaction. */
export function MissingSchemas({ chainConfig, schemas, cost, state, ...props }: MissingSchemasProps) {
  const words = useTexts('startContest', startContestTexts).schemas;
  const writingWords = useTexts('writing', writingTexts);
  const { name } = chainConfig.chain;
  if (schemas.status === 'no-eas')
    return (
      <Banner tone="error" title={words.noEas(name)}>
        {words.noEasText}
      </Banner>
    );
  const [next] = schemas.missing;
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
            {isWaiting && (
              <Button size="small" variant="outlined" onClick={props.onNotSigned}>
                {writingWords.notSigned}
              </Button>
            )}
            {next && !isWaiting && (
              <Button
                size="small"
                loading={isWriting(state)}
                disabled={!props.isOnChain || problem !== undefined}
                onClick={props.onRegister}
              >
                {words.register[next.kind]}
              </Button>
            )}
          </>
        }
      >
        <p>{words.text}</p>
        <ul>
          {schemas.missing.map(({ kind, uid, definition }) => (
            <li key={uid}>
              {words.names[kind]}: <code>{definition}</code>
            </li>
          ))}
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
