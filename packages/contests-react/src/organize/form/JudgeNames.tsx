import { readAnswer } from '@org/chain-config/rpc';
import { Button, ErrorIcon, Spinner } from '@org/ui-theme';
import { useQueries } from '@tanstack/react-query';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { isAddress } from 'viem';
import { useContests, useMessages } from '../../base/provider/contests.ts';
import { englishEnsNames } from '../../messages/en/ensNames.ts';
import type { Messages } from '../../messages/messages.ts';
import styles from './JudgeNames.module.css';
import { type FoundName, listEnsNames, replaceEnsNames } from './judgeLines.ts';

type Reason = keyof Messages['ensNames']['reasons'];
type NameAnswer =
  | { readonly ok: true; readonly value: FoundName }
  | { readonly ok: false; readonly reason: Reason };

const TIMEOUT_MS = 20_000;
/** A name and an address, or a problem document. */
const MAX_ANSWER_BYTES = 4_096;
/** How many the server looks up at once for one network. */
const MOST_AT_ONCE = 4;
/** The server allows a number of names a minute: a long list goes on in the next one. */
const MOST_WAITS = 20;
/** After any other failure, which a person can try again. */
const MOST_RETRIES = 2;
const RETRY_MS = 10_000;

/** The server has answered as often as it may within a minute. */
class LimitedError extends Error {}

/** True to ask again for a name that has failed this often. */
export const asksAgain = (failures: number, error: Error): boolean =>
  failures < (error instanceof LimitedError ? MOST_WAITS : MOST_RETRIES);

let running = 0;
const waiting: (() => void)[] = [];

/** Runs a few requests at a time: the server refuses those of one visitor that wait. */
async function inTurn<Value>(run: () => Promise<Value>): Promise<Value> {
  if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await run();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

const readField = (value: unknown, name: string): string => {
  const field: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  return typeof field === 'string' && field.length <= 255 ? field : '';
};

const REASONS: Readonly<Record<string, Reason>> = {
  'invalid-name': 'invalid',
  'no-such-name': 'none',
  'unusable-name': 'off-chain',
};

/**
 * Asks the site's server for the present address of a name on ENS.
 *
 * @throws {Error} if a retry may help
 */
export async function fetchNameAddress(name: string, fetch = globalThis.fetch): Promise<NameAnswer> {
  const response = await fetch(`/api/names/${encodeURIComponent(name)}`, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status === 429) throw new LimitedError('names: HTTP 429');
  const body: unknown = JSON.parse(await readAnswer(response, MAX_ANSWER_BYTES));
  const reason = REASONS[readField(body, 'code')];
  if (reason) return { ok: false, reason };
  const [found, address] = [readField(body, 'name'), readField(body, 'address')];
  if (!response.ok || found === '' || !isAddress(address)) throw new Error(`names: HTTP ${response.status}`);
  return { ok: true, value: { name: found, address } };
}

type Looked = {
  /** The text as typed. */
  readonly name: string;
  readonly answer: NameAnswer | undefined;
  readonly onRetry: () => void;
};

const SETTLE_MS = 500;

/** The names on ENS in a text, once typing pauses. */
function useEnsNames(text: string): readonly string[] {
  const names = listEnsNames(text);
  const key = names.join('\n');
  const [settled, setSettled] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  // A name that was replaced or deleted goes at once.
  return useMemo(() => {
    const present = new Set(key.split('\n'));
    return settled.split('\n').filter((name) => name !== '' && present.has(name));
  }, [key, settled]);
}

export type JudgeNamesProps = {
  /** One judge a line. */
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** The field, which has the focus after the button that replaced its names. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
};

/** True if the site looks up names on ENS. */
export function useResolvesNames(): boolean {
  return useContests().config?.resolvesNames === true;
}

/** Below a field for judges: the names on ENS in it, with their addresses, which take the place of names on request. */
export function JudgeNames({ text, onChange, field }: JudgeNamesProps) {
  const names = useEnsNames(text);
  const [last, setLast] = useState({ text: '', count: 0 });
  // The note says how many names were used, until the next change.
  const used = last.text === text ? last.count : 0;
  const onUse = (found: ReadonlyMap<string, FoundName>) => {
    const replaced = replaceEnsNames(text, found);
    setLast({ text: replaced, count: found.size });
    onChange(replaced);
    field.current?.focus();
  };
  const isSupported = useResolvesNames();
  if (isSupported) return <LookedNames {...{ names, used, onUse }} />;
  const unknown = names.map((name) => ({ name, answer: undefined, onRetry: () => undefined }));
  return <JudgeNamesView {...{ names: unknown, isSupported, used, onUse }} />;
}

type LookedNamesProps = Pick<JudgeNamesViewProps, 'used' | 'onUse'> & { readonly names: readonly string[] };

function LookedNames({ names, used, onUse }: LookedNamesProps) {
  const looked = useQueries({
    queries: names.map((name) => ({
      queryKey: ['ens-names', name],
      queryFn: () => inTurn(() => fetchNameAddress(name)),
      staleTime: 60_000,
      retry: asksAgain,
      retryDelay: RETRY_MS,
    })),
    combine: (queries): readonly Looked[] =>
      queries.map(({ data, isError, refetch }, index) => ({
        name: names[index] ?? '',
        answer: isError ? { ok: false, reason: 'unavailable' } : data,
        onRetry: () => void refetch(),
      })),
  });
  return <JudgeNamesView names={looked} isSupported used={used} onUse={onUse} />;
}

type JudgeNamesViewProps = {
  readonly names: readonly Looked[];
  readonly isSupported: boolean;
  /** How many names were just replaced. */
  readonly used: number;
  readonly onUse: (found: ReadonlyMap<string, FoundName>) => void;
};

const PLAIN = /^[a-z0-9.-]*$/;

export function JudgeNamesView({ names, isSupported, used, onUse }: JudgeNamesViewProps) {
  const messages = useMessages('ensNames', englishEnsNames);
  const found = new Map(
    names.flatMap(({ name, answer }) => (answer?.ok ? [[name, answer.value] as const] : [])),
  );
  return (
    <>
      {/* Always there: screen readers announce what changes in it. */}
      <p className={styles.used} role="status">
        {used > 0 && messages.used(used)}
      </p>
      {names.length > 0 && (
        <section className={styles.names} aria-label={messages.title}>
          <p>{isSupported ? messages.text : messages.unsupported}</p>
          <ul aria-live="polite" tabIndex={names.length > LONG ? 0 : undefined}>
            {names.map((each) => (
              <NameItem key={each.name} {...each} isSupported={isSupported} />
            ))}
          </ul>
          {found.size > 0 && (
            <Button size="small" variant="outlined" onClick={() => onUse(found)}>
              {messages.use(found.size)}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

const LONG = 4;

function NameItem({ name, answer, isSupported, onRetry }: Looked & { readonly isSupported: boolean }) {
  const messages = useMessages('ensNames', englishEnsNames);
  const shown = answer?.ok ? answer.value.name : name;
  return (
    <li>
      <strong>
        <bdi>{shown}</bdi>
      </strong>
      {isSupported && answer === undefined && (
        <span className={styles.quiet}>
          <Spinner /> <span>{messages.lookingUp}</span>
        </span>
      )}
      {answer?.ok && <code>{answer.value.address}</code>}
      {answer?.ok && shown !== name && (
        <small>
          <bdi>{messages.typed(name)}</bdi>
        </small>
      )}
      {answer?.ok && !PLAIN.test(shown) && <small>{messages.unusual}</small>}
      {answer?.ok === false && (
        <span className={styles.problem}>
          <ErrorIcon size="small" /> <span>{messages.reasons[answer.reason]}</span>
        </span>
      )}
      {answer?.ok === false && answer.reason === 'unavailable' && (
        <Button size="small" variant="quiet" onClick={onRetry}>
          {messages.tryAgain}
        </Button>
      )}
    </li>
  );
}
