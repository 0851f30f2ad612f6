import { showLink } from '@org/contests/names';
import { Avatar, CheckIcon, ErrorIcon, Table, Tag } from '@org/ui-theme';
import { isAddress } from 'viem';
import { useMessages } from '../../base/provider/contests.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import { capitalize } from '../form/formProblems.ts';
import type { BadLine, GoodLine, ImportItem, ImportKind, ImportReading } from '../form/importReading.ts';
import styles from './ImportDialog.module.css';

/** Per group: rendering five thousand rows takes a second. */
const MAX_ROWS = 100;

/** The lines of the import, invalid ones first. */
export function ImportLines({ kind, reading }: { kind: ImportKind; reading: ImportReading }) {
  const messages = useMessages('startContest', englishStartContest).import;
  const { good, bad } = reading;
  if (good.length + bad.length === 0) return null;
  return (
    <Table label={messages.lines} className={styles.lines} dense>
      <thead>
        <tr>
          <th scope="col" data-numeric>
            {messages.lineNumber}
          </th>
          <th scope="col">{messages.lineText}</th>
          <th scope="col">{messages.lineVerdict}</th>
        </tr>
      </thead>
      <tbody>
        {bad.slice(0, MAX_ROWS).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file keep their places
          <LineRow key={index} kind={kind} line={line} />
        ))}
        <MoreRow count={bad.length - MAX_ROWS} />
        {good.slice(0, MAX_ROWS).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a file keep their places
          <LineRow key={index} kind={kind} line={line} />
        ))}
        <MoreRow count={good.length - MAX_ROWS} />
      </tbody>
    </Table>
  );
}

function LineRow({ kind, line }: { kind: ImportKind; line: GoodLine | BadLine }) {
  const messages = useMessages('startContest', englishStartContest).import;
  const reason = 'reason' in line ? line.reason : undefined;
  return (
    <tr data-bad={reason !== undefined || undefined}>
      <td data-numeric>{line.line}</td>
      <td className={styles.value}>
        {'item' in line ? (
          <KeptItem kind={kind} item={line.item} />
        ) : (
          <code>
            <bdi>{kind === 'entries' ? showLink(line.value) : line.value}</bdi>
          </code>
        )}
        {reason !== undefined && <p>{capitalize(reason)}</p>}
      </td>
      <td className={styles.verdict}>
        {reason === undefined ? (
          <Tag tone="success" icon={<CheckIcon size="small" />}>
            {messages.isGood}
          </Tag>
        ) : (
          <Tag tone="error" icon={<ErrorIcon size="small" />}>
            {messages.isBad}
          </Tag>
        )}
      </td>
    </tr>
  );
}

/** The parts of a line that are kept. */
function KeptItem({ kind, item }: { readonly kind: ImportKind; readonly item: ImportItem }) {
  const messages = useMessages('startContest', englishStartContest).import.roles;
  const { address, name, link, about, track, place, links = [], team = [], picture = '' } = item;
  const more = [
    ['about', about],
    ['track', track],
    ['place', place],
    ['team', team.join(', ')],
    ['links', links.map(({ href }) => showLink(href)).join(', ')],
    ['picture', picture],
  ] as const;
  return (
    <>
      {kind === 'judges' && isAddress(address, { strict: false }) && (
        <Avatar address={address} size="small" />
      )}
      {name && (
        <strong>
          <bdi>{name}</bdi>
        </strong>
      )}{' '}
      {(address || link) && (
        <code>
          <bdi>{kind === 'entries' ? showLink(link) : address}</bdi>
        </code>
      )}
      {more.map(([role, text]) =>
        text === '' ? null : (
          <small key={role}>
            <span>{messages[role]}</span>: <bdi>{text}</bdi>
          </small>
        ),
      )}
    </>
  );
}

function MoreRow({ count }: { count: number }) {
  const messages = useMessages('startContest', englishStartContest).import;
  if (count <= 0) return null;
  return (
    <tr>
      <td />
      <td colSpan={2}>{messages.more(count)}</td>
    </tr>
  );
}
