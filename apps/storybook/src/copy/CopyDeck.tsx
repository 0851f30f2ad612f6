import './copyDeck.css';
import messages from 'virtual:laurel-messages';
import { Select, TextField } from '@org/ui-theme';
import { useDeferredValue, useState } from 'react';
import { LANGUAGES, type Language } from '../../../../tools/dev/language/languages.ts';
import { SitePage } from '../site/SitePage.tsx';
import type { MessageRow } from './listMessages.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The messages of a package or section (or `all`) that have every word, in their key or in one of the languages; accents do not matter. */
function findMessages(
  rows: readonly MessageRow[],
  { words, owner }: { readonly words: string; readonly owner: string },
): readonly MessageRow[] {
  const wanted = plain(words).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (owner !== 'all' && row.owner !== owner) return false;
    const content = plain([row.key, ...Object.values(row.messages).flat()].join('\n'));
    return wanted.every((word) => content.includes(word));
  });
}

const languages = Object.entries(LANGUAGES) as [Language, string][];
const owners = [...new Set(messages.map(({ owner }) => owner))];

/** Every text of the product with its key, in every language. */
export function CopyDeck() {
  const [words, setWords] = useState('');
  const [owner, setOwner] = useState('all');
  const shown = findMessages(messages, { words: useDeferredValue(words), owner });
  return (
    <SitePage
      title="Copy deck"
      intro="Every text that Laurel shows or announces, with its key. {Braces} hold what the app fills in; a text that depends on a number has a line for each form."
    >
      <section className="laurel-page-section" aria-label="Messages">
        <search className="laurel-deck-search">
          <TextField
            label="Search"
            type="search"
            placeholder="Words in any language, or a key"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <Select
            label="Messages of"
            value={owner}
            onValueChange={setOwner}
            options={[{ value: 'all', label: 'All' }, ...owners.map((value) => ({ value, label: value }))]}
          />
          <p role="status">
            {shown.length} of {messages.length} messages
          </p>
        </search>
        <div className="laurel-page-card">
          <table className="laurel-deck">
            <thead>
              <tr>
                <th scope="col">Key</th>
                {languages.map(([tag, name]) => (
                  <th key={tag} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <Row key={`${row.owner} ${row.key}`} row={row} />
              ))}
            </tbody>
          </table>
        </div>
      </section>
    </SitePage>
  );
}

function Row({ row: { owner, key, messages: forms } }: { row: MessageRow }) {
  return (
    <tr id={`${owner}.${key}`}>
      <th scope="row">
        <code>{key}</code>
        <span>{owner}</span>
      </th>
      {languages.map(([tag, name]) => (
        <td key={tag} lang={tag} data-language={name}>
          {forms[tag].length === 0 ? (
            <strong className="laurel-deck-missing">missing</strong>
          ) : (
            forms[tag].map((form) => <p key={form}>{form}</p>)
          )}
        </td>
      ))}
    </tr>
  );
}
