import { DOCUMENT_LIMITS, type DocumentLink, splitLines } from '@org/contests';
import { Button, IconButton, PlusIcon, RemoveIcon, TextField } from '@org/ui-theme';
import type { ReactNode } from 'react';
import styles from './LinkFields.module.css';

export type LinkFieldsProps = {
  readonly links: readonly DocumentLink[];
  /** The problem of the list, below its last link. */
  readonly error?: ReactNode;
  /** The problem of a field. */
  readonly getError?: ((index: number, part: keyof DocumentLink) => ReactNode) | undefined;
  readonly messages: {
    readonly linkLabel: string;
    readonly linkHref: string;
    readonly addLink: string;
    readonly removeLink: (label: string) => string;
  };
  readonly onChange: (links: readonly DocumentLink[]) => void;
  readonly onBlur?: ((index: number, part: keyof DocumentLink) => void) | undefined;
};

/** Links of a contest or an entry: a label and an address each. */
export function LinkFields({ links, error, getError, messages, onChange, onBlur }: LinkFieldsProps) {
  const change = (index: number, part: Partial<DocumentLink>) =>
    onChange(links.map((link, at) => (at === index ? { ...link, ...part } : link)));
  return (
    <div className={styles.links}>
      {links.map(({ label, href }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
        <div key={index} className={styles.link}>
          <TextField
            label={messages.linkLabel}
            value={label}
            autoComplete="off"
            error={getError?.(index, 'label')}
            onChange={({ target }) => change(index, { label: target.value })}
            onBlur={() => onBlur?.(index, 'label')}
          />
          <TextField
            label={messages.linkHref}
            value={href}
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
            error={getError?.(index, 'href') ?? (index === links.length - 1 ? error : undefined)}
            onChange={({ target }) => change(index, { href: target.value })}
            onBlur={() => onBlur?.(index, 'href')}
          />
          <IconButton
            label={messages.removeLink(label || `${index + 1}`)}
            onClick={() => onChange(links.filter((_, at) => at !== index))}
          >
            <RemoveIcon />
          </IconButton>
        </div>
      ))}
      {links.length < DOCUMENT_LIMITS.links && (
        <Button
          variant="outlined"
          size="small"
          icon={<PlusIcon size="small" />}
          onClick={() => onChange([...links, { label: '', href: '' }])}
        >
          {messages.addLink}
        </Button>
      )}
    </div>
  );
}

/** Longer than any link. */
const MAX_LENGTH = 10_000;

const readText = (fields: object, name: string): string => {
  const field: unknown = Reflect.get(fields, name);
  return typeof field === 'string' && field.length <= MAX_LENGTH ? field : '';
};

/** The links of a stored form, also those that are not complete. */
export function readLinkRows(list: unknown): readonly DocumentLink[] {
  if (!Array.isArray(list)) return [];
  return list
    .slice(0, DOCUMENT_LIMITS.links)
    .filter((link) => typeof link === 'object' && link !== null)
    .map((link) => ({ label: readText(link, 'label'), href: readText(link, 'href') }));
}

/** The links that are not blank, trimmed. */
export function toLinks(rows: readonly DocumentLink[]): readonly DocumentLink[] {
  return rows
    .map(({ label, href }) => ({ label: label.trim(), href: href.trim() }))
    .filter(({ label, href }) => label !== '' || href !== '');
}

/** The names of a team, one a line. */
export function readTeam(text: string): readonly string[] {
  return splitLines(text)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
