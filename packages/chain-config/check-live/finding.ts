import { BaseError } from 'viem';

/** The endpoint did not answer, or not in a readable form. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  readonly code = 'unreachable';
  readonly retryable = true;
}

/** The endpoint answered with something wrong. */
export class WrongAnswerError extends Error {
  override readonly name = 'WrongAnswerError';
  readonly code = 'wrong-answer';
  readonly retryable = false;
}

/**
 * `ok`: matches the configuration. `absent`: not deployed yet; anyone can deploy it. `wrong`: the configuration or the endpoint is
 * wrong. `unreachable`: the endpoint did not answer.
 */
type FindingStatus = 'ok' | 'absent' | 'wrong' | 'unreachable';

/** The result of one check of one chain. */
export type Finding = {
  readonly slug: string;
  /** The checked item: `chain id`, `eas.contract`, `scan`. */
  readonly subject: string;
  readonly status: FindingStatus;
  /** One line without control characters, at most 160 characters. */
  readonly detail: string;
};

/** Untrusted text made safe for a log: one short line without terminal control characters. */
export function toLine(text: string): string {
  const line = text.replace(/[^\x21-\x7e]+/g, ' ').trim();
  return line.length > 160 ? `${line.slice(0, 159)}~` : line;
}

/** The result of a check, without its chain and subject. */
export type Answer = { readonly status: FindingStatus; readonly detail: string };

/** Runs one check; turns errors into findings. */
export async function ask(slug: string, subject: string, question: () => Promise<Answer>): Promise<Finding> {
  const { status, detail } = await question().catch(toAnswer);
  return { slug, subject, status, detail: toLine(detail) };
}

function toAnswer(error: unknown): Answer {
  const reason = findRoot(error);
  const status = reason instanceof UnreachableError ? 'unreachable' : 'wrong';
  return { status, detail: reason instanceof BaseError ? reason.shortMessage : reason.message };
}

/** The innermost error, because viem wraps the errors of its transport. */
function findRoot(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  if (error instanceof UnreachableError || !(error.cause instanceof Error)) return error;
  return findRoot(error.cause);
}

const HEAD = { slug: 'chain', subject: 'check', status: 'result', detail: 'details' };

/** Findings as a Markdown table that is also readable in a terminal. */
export function formatTable(findings: readonly Finding[]): string {
  const keys = ['slug', 'subject', 'status', 'detail'] as const;
  const rows = [HEAD, ...findings.map(withoutBars)];
  const widths = keys.map((key) => Math.max(...rows.map((row) => row[key].length)));
  const lines = rows.map((row) => keys.map((key, column) => row[key].padEnd(widths[column] ?? 0)));
  const rule = widths.map((width) => '-'.repeat(width));
  const [head = [], ...body] = lines;
  return [head, rule, ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Replaces bars in untrusted text, which would start another cell. */
function withoutBars(finding: Finding): Finding {
  return { ...finding, detail: finding.detail.replaceAll('|', '/') };
}
