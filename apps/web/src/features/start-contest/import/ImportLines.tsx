import { Avatar, CheckIcon, ErrorIcon, Table, Tag } from '@org/ui-theme';
import { messages } from '../../../shared/messages/messages.ts';
import { showLink } from '../../../shared/text/showLink.ts';
import styles from './ImportView.module.css';
import type { ImportKind } from './importKind.ts';
import type { BadLine, GoodLine, ImportReading } from './importReading.ts';

const words = messages.startContest.import;

/** Of each sort; five thousand rows would say no more and take a second to draw. */
const MAX_ROWS = 100;

/** The lines one by one, those first that something is wrong with. */
export function ImportLines({ kind, reading }: { kind: ImportKind; reading: ImportReading }) {
  const { good, bad } = reading;
  if (good.length + bad.length === 0) return null;
  return (
    <Table label={words.lines} className={styles.lines} dense>
      <thead>
        <tr>
          <th scope="col" data-numeric>
            {words.lineNumber}
          </th>
          <th scope="col">{words.lineText}</th>
          <th scope="col">{words.lineVerdict}</th>
        </tr>
      </thead>
      <tbody>
        {bad.slice(0, MAX_ROWS).map((line, index) => (
          <LineRow key={index} kind={kind} line={line} />
        ))}
        <MoreRow count={bad.length - MAX_ROWS} />
        {good.slice(0, MAX_ROWS).map((line, index) => (
          <LineRow key={index} kind={kind} line={line} />
        ))}
        <MoreRow count={good.length - MAX_ROWS} />
      </tbody>
    </Table>
  );
}

function LineRow({ kind, line }: { kind: ImportKind; line: GoodLine | BadLine }) {
  const reason = 'reason' in line ? line.reason : undefined;
  return (
    <tr data-bad={reason !== undefined || undefined}>
      <td data-numeric>{line.line}</td>
      <td className={styles.value}>
        {kind === 'judges' && reason === undefined && <Avatar address={line.value} size="small" />}
        <code>
          <bdi>{kind === 'entries' ? showLink(line.value) : line.value}</bdi>
        </code>
        {reason !== undefined && <p>{capitalize(reason)}</p>}
      </td>
      <td className={styles.verdict}>
        {reason === undefined ? (
          <Tag tone="success" icon={<CheckIcon size="small" />}>
            {words.isGood}
          </Tag>
        ) : (
          <Tag tone="error" icon={<ErrorIcon size="small" />}>
            {words.isBad}
          </Tag>
        )}
      </td>
    </tr>
  );
}

const capitalize = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

function MoreRow({ count }: { count: number }) {
  if (count <= 0) return null;
  return (
    <tr>
      <td />
      <td colSpan={2}>{words.more(count)}</td>
    </tr>
  );
}
