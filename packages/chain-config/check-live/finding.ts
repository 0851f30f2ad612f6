/**
 * `ok`: as the configuration says. `absent`: not there, and the product does without it (Profile). `missing`: not there
 * yet, and without it there are no contests (a schema); anybody may bring it. `wrong`: the configuration or the one who
 * answered is wrong. `unreachable`: nobody answered.
 */
export type FindingStatus = 'ok' | 'absent' | 'missing' | 'wrong' | 'unreachable';

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
