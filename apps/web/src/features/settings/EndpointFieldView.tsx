import type { ChainConfig } from '@org/chain-config';
import { Button, ErrorIcon, Spinner, SuccessIcon, TextField } from '@org/ui-theme';
import { useLayoutEffect, useRef } from 'react';
import type { EndpointProblem } from '../../config/ownEndpoints.ts';
import { messages } from '../../messages/messages.ts';
import styles from './SettingsView.module.css';
import type { EndpointKind, FieldTest } from './testEndpoint.ts';

const endpointsMessages = messages.settings.endpoints;

export type EndpointFieldViewProps = {
  readonly chain: ChainConfig;
  readonly kind: EndpointKind;
  readonly defaultUrl: string;
  readonly text: string;
  readonly problem?: EndpointProblem | undefined;
  readonly test?: FieldTest | undefined;
  readonly isResumed: boolean;
  readonly onChange: (text: string) => void;
  readonly onTest: () => void;
};

/** A URL field with a test button and the result of the test. */
export function EndpointFieldView(props: EndpointFieldViewProps) {
  const { chain, kind, defaultUrl, text, problem, test } = props;
  const label = endpointsMessages[kind](chain.chain.name);
  const button = useRef<HTMLButtonElement>(null);
  const wasResumed = useRef(props.isResumed);
  useLayoutEffect(() => {
    // Restores the focus after the reload.
    if (wasResumed.current) button.current?.focus();
  }, []);
  return (
    <div className={styles.endpoint}>
      <div className={styles.fieldRow}>
        <TextField
          label={label}
          help={endpointsMessages.default(defaultUrl)}
          error={problem && endpointsMessages.problems[problem]}
          value={text}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          onChange={(event) => props.onChange(event.target.value)}
        />
        <Button
          variant="outlined"
          loading={test?.status === 'testing'}
          ref={button}
          aria-label={endpointsMessages.testOne(label)}
          onClick={props.onTest}
        >
          {endpointsMessages.test}
        </Button>
      </div>
      <div role="status" className={styles.outcome} data-tone={test && getTone(test)}>
        {test && <Outcome test={test} chain={chain} />}
      </div>
    </div>
  );
}

const getTone = ({ status }: FieldTest) => {
  if (status === 'testing') return 'busy';
  return status === 'rpc-answers' || status === 'scan-answers' ? 'good' : 'bad';
};

function Outcome({ test, chain }: { readonly test: FieldTest; readonly chain: ChainConfig }) {
  const tone = getTone(test);
  return (
    <>
      {tone === 'busy' && <Spinner />}
      {tone === 'good' && <SuccessIcon size="small" />}
      {tone === 'bad' && <ErrorIcon size="small" />}
      <span>{describe(test, chain)}</span>
    </>
  );
}

const describe = (test: FieldTest, { chain }: ChainConfig): string => {
  const { outcome } = endpointsMessages;
  switch (test.status) {
    case 'rpc-answers':
      return outcome.rpcAnswers(chain.name);
    case 'scan-answers':
      return outcome.scanAnswers(test.contests);
    case 'wrong-chain':
      return outcome.wrongChain(test.chainId, chain.name, chain.id);
    default:
      return outcome[test.status];
  }
};
