import { type Messages as ContestsMessages, english as contests } from '@org/contests-react/messages';
import { german as contestsGerman } from '@org/contests-react/messages/de';
import { spanish as contestsSpanish } from '@org/contests-react/messages/es';
import { type UiMessages, uiMessages } from '@org/ui-theme';
import { german as uiGerman } from '@org/ui-theme/messages/de';
import { spanish as uiSpanish } from '@org/ui-theme/messages/es';
import { type WalletMessages, walletMessages } from '@org/wallet-kit/messages';
import { german as walletGerman } from '@org/wallet-kit/messages/de';
import { spanish as walletSpanish } from '@org/wallet-kit/messages/es';
import { describe, expect, test } from 'vitest';
import { findLostFacts, listMessages, pairMessages, withoutFacts } from '../../test/compareMessages.ts';
import * as webGerman from './de.ts';
import * as web from './en.ts';
import * as webSpanish from './es.ts';
import type { Messages } from './messages.ts';

type All = { contests: ContestsMessages; ui: UiMessages; wallet: WalletMessages; web: Messages };

const english = { contests: { ...contests }, ui: uiMessages, wallet: walletMessages, web: { ...web } };
const translations: Readonly<Record<string, All>> = {
  German: { contests: contestsGerman, ui: uiGerman, wallet: walletGerman, web: { ...webGerman } },
  Spanish: { contests: contestsSpanish, ui: uiSpanish, wallet: walletSpanish, web: { ...webSpanish } },
};

/** Words that are the same in both languages: names, units, terms of the trade. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  German: [
    ...['X', 'Telegram', 'UID', 'Gas', 'Laurel', 'WalletConnect', 'Wallet', 'Wallets', 'Chain', 'Chains'],
    ...[
      'kB',
      'ETH',
      'Name',
      'Website',
      'Link',
      'Links',
      'Logo',
      'Team',
      'Text',
      'Code',
      'Schema',
      'Start',
      'In',
      'in',
      'Hash',
      'Hackathon',
      'Jury',
      'Resolver',
    ],
  ],
  Spanish: [
    'Hackathon',
    'Idea',
    'Resolver',
    'X',
    'Telegram',
    'UID',
    'Gas',
    'Hash',
    'Laurel',
    'WalletConnect',
    'Wallet',
    'Wallets',
    'kB',
    'ETH',
    'bytes',
    'Ctrl',
    'Endpoints',
  ],
};
/** Code and examples of code. */
const CODE = /Example\b|^web\.help\.sections\.\d+\.(?:id|code)$/;
/** Labels are short; a translation may be longer, but not by much. */
const LABEL_LENGTH = 20;
/** Headings with a line of their own. */
const HEADING = /^contests\.plots\.title$/;

const englishMessages = listMessages(english);
const get = (messages: All, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], messages);

describe.each(Object.entries(translations))('%s', (name, translation) => {
  test('has every text of the English messages and no other', () => {
    expect(englishMessages.length).toBeGreaterThan(500);
    const names = (texts: typeof englishMessages) => texts.map(({ path }) => path).sort();
    expect(names(listMessages(translation))).toEqual(names(englishMessages));
  });

  test('takes the same arguments in every text, and uses all of them', () => {
    const lost = englishMessages.flatMap(({ path, text }) =>
      pairMessages(text, get(translation, path)).flatMap((pair) =>
        findLostFacts(pair).map((fact) => `${path}: ${fact} in ${JSON.stringify(pair)}`),
      ),
    );
    expect(lost).toEqual([]);
    const arity = ({ path }: { path: string }) => {
      const text = get(translation, path);
      return typeof text === 'function' ? text.length : undefined;
    };
    for (const each of englishMessages)
      if (typeof each.text === 'function')
        expect(arity(each), each.path).toBeLessThanOrEqual(each.text.length);
  });

  test('a translation leaves no text untranslated or empty', () => {
    const prose = englishMessages.filter(({ path }) => !CODE.test(path));
    const same = prose.flatMap(({ path, text }) =>
      pairMessages(text, get(translation, path)).flatMap(([one, other]) => {
        const words = withoutFacts(one);
        const isSame = words !== '' && words === withoutFacts(other) && !SHARED[name]?.includes(words);
        return isSame || other === '' ? [`${path}: ${one}`] : [];
      }),
    );
    expect([...new Set(same)]).toEqual([]);
  });

  test('a translation keeps labels short', () => {
    const long = englishMessages.flatMap(({ path, text }) => {
      const translated = get(translation, path);
      if (HEADING.test(path)) return [];
      if (typeof text !== 'string' || typeof translated !== 'string' || text.length > LABEL_LENGTH) return [];
      return translated.length > Math.max(24, text.length * 2) ? [`${path}: ${text} → ${translated}`] : [];
    });
    expect(long).toEqual([]);
  });
});
