import { BaseError } from 'viem';

/** Nobody answered, or nothing that can be read; the next time may be better. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  readonly code = 'unreachable';
  readonly retryable = true;
}

/** An answer came, and it cannot be right. */
export class WrongAnswerError extends Error {
  override readonly name = 'WrongAnswerError';
  readonly code = 'wrong-answer';
  readonly retryable = false;
}

/**
 * `ok`: as the configuration says. `absent`: not there, and the product does without it (Profile). `missing`: not there
 * yet, and without it there are no contests (a schema); anybody may bring it. `wrong`: the configuration or the one who
 * answered is wrong. `unreachable`: nobody answered.
 */
type FindingStatus = 'ok' | 'absent' | 'missing' | 'wrong' | 'unreachable';

/** What came of one question to one chain. */
export type Finding = {
  readonly slug: string;
  /** Who or what was asked for: `chain id`, `eas.contract`, `scan`. */
  readonly subject: string;
  readonly status: FindingStatus;
  /** One line without control characters, at most 160 characters. */
  readonly detail: string;
};

/** What others said, made fit for a log: one line, nothing that a terminal would obey, not too long. */
export function toLine(text: string): string {
  const line = text.replace(/[^\x21-\x7e]+/g, ' ').trim();
  return line.length > 160 ? `${line.slice(0, 159)}~` : line;
}

/** What a question came to, before it is said which chain and which subject it was about. */
export type Answer = { readonly status: FindingStatus; readonly detail: string };

/** Asks one question; whatever goes wrong becomes a finding. */
export async function ask(slug: string, subject: string, question: () => Promise<Answer>): Promise<Finding> {
  const { status, detail } = await question().catch(toAnswer);
  return { slug, subject, status, detail: toLine(detail) };
}

function toAnswer(error: unknown): Answer {
  const reason = findRoot(error);
  const status = reason instanceof UnreachableError ? 'unreachable' : 'wrong';
  return { status, detail: reason instanceof BaseError ? reason.shortMessage : reason.message };
}

/** The innermost error: viem wraps what its transport throws. */
function findRoot(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  if (error instanceof UnreachableError || !(error.cause instanceof Error)) return error;
  return findRoot(error.cause);
}

const HEAD = { slug: 'chain', subject: 'asked for', status: 'answer', detail: 'in detail' };

/** Findings as a table that is read in a terminal and in Markdown alike. */
export function formatTable(findings: readonly Finding[]): string {
  const keys = ['slug', 'subject', 'status', 'detail'] as const;
  const rows = [HEAD, ...findings.map(withoutBars)];
  const widths = keys.map((key) => Math.max(...rows.map((row) => row[key].length)));
  const lines = rows.map((row) => keys.map((key, column) => row[key].padEnd(widths[column] ?? 0)));
  const rule = widths.map((width) => '-'.repeat(width));
  const [head = [], ...body] = lines;
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What others said may hold a bar, which would begin another cell. */
function withoutBars(finding: Finding): Finding {
  return { ...finding, detail: finding.detail.replaceAll('|', '/') };
}
