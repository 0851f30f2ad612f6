import type { ChainConfig } from '@org/chain-config';
import { Banner, Button, Card, Skeleton } from '@org/ui-theme';
import { MAX_ORIGINS } from '../../config/endpointsCookie.ts';
import type { EndpointProblem } from '../../config/ownEndpoints.ts';
import { messages } from '../../messages/messages.ts';
import { EndpointFieldView } from './EndpointFieldView.tsx';
import { type EndpointForm, type FieldName, getDefaultUrl, getFieldName, KINDS } from './endpointForm.ts';
import styles from './SettingsView.module.css';
import type { FieldTest } from './testEndpoint.ts';

const endpointsMessages = messages.settings.endpoints;

export type EndpointsViewProps = {
  /** The server's endpoints; undefined while loading. */
  readonly chains: readonly ChainConfig[] | undefined;
  readonly form: EndpointForm;
  readonly problems: { readonly [name: FieldName]: EndpointProblem };
  readonly tests: { readonly [name: FieldName]: FieldTest };
  /** The visitor's own endpoints are in use. */
  readonly isInUse: boolean;
  /** The field whose test was started before a reload; it takes the focus. */
  readonly resumed?: FieldName | undefined;
  readonly trouble?: 'not-kept' | 'too-many' | undefined;
  readonly onChange: (name: FieldName, text: string) => void;
  readonly onTest: (name: FieldName) => void;
  readonly onSave: () => void;
  readonly onReset: () => void;
};

/** The form for the RPC and the scan of each chain: test, save, or reset to the server's. */
export function EndpointsView(props: EndpointsViewProps) {
  const { chains, isInUse, trouble } = props;
  return (
    <Card as="section" className={styles.section} aria-labelledby="settings-endpoints">
      <h2 id="settings-endpoints">{endpointsMessages.title}</h2>
      <p>{endpointsMessages.text}</p>
      {isInUse && (
        <Banner title={endpointsMessages.inUse} role="note">
          {endpointsMessages.inUseText}
        </Banner>
      )}
      {!chains && <Skeleton lines={4} label={messages.shell.loading} />}
      {chains && (
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            props.onSave();
          }}
        >
          {chains.map((chain) => (
            <fieldset key={chain.slug} className={styles.chain}>
              <legend>{chain.chain.name}</legend>
              {KINDS.map((kind) => {
                const name = getFieldName(chain, kind);
                return (
                  <EndpointFieldView
                    key={kind}
                    chain={chain}
                    kind={kind}
                    defaultUrl={getDefaultUrl(chain, kind)}
                    text={props.form[name] ?? ''}
                    problem={props.problems[name]}
                    test={props.tests[name]}
                    isResumed={props.resumed === name}
                    onChange={(text) => props.onChange(name, text)}
                    onTest={() => props.onTest(name)}
                  />
                );
              })}
            </fieldset>
          ))}
          <p className={styles.note}>{endpointsMessages.reloads}</p>
          {trouble && (
            <Banner
              tone="error"
              title={
                trouble === 'not-kept' ? endpointsMessages.notKept : endpointsMessages.tooMany(MAX_ORIGINS)
              }
            />
          )}
          <div className={styles.acts}>
            <Button type="submit">{endpointsMessages.save}</Button>
            <Button variant="outlined" onClick={props.onReset}>
              {endpointsMessages.reset}
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
