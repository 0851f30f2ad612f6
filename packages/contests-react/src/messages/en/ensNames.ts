import { locale } from './page.ts';

const figure = (n: number) => n.toLocaleString(locale);

/** The names on ENS that were typed in place of addresses. */
export const englishEnsNames = {
  title: 'Names',
  text: 'A name can change its owner, so the contest keeps addresses. Compare them with what the judges told you.',
  lookingUp: 'Looking up the address',
  /** `typed`: in other letters than the name has. */
  typed: (typed: string) => `You typed ${typed}.`,
  unusual: 'This name has letters other than a to z: check that it is the one you mean.',
  use: (n: number) => (n === 1 ? 'Use the address' : `Use ${figure(n)} addresses`),
  used: (n: number) =>
    n === 1 ? 'The address took the place of its name.' : `${figure(n)} addresses took the place of names.`,
  tryAgain: 'Try again',
  reasons: {
    invalid:
      'ENS does not allow this name. It may mix letters of several alphabets that look alike. Copy it again, or enter the address.',
    none: 'This name has no address. Check its spelling, or enter the address.',
    'off-chain':
      'This name is stored on a server of its own, which gave no usable answer. Enter the address.',
    unavailable: 'This name can’t be looked up right now. Try again in a moment, or enter the address.',
  },
  unsupported:
    'This site can’t look up names, because its server has no connection to Ethereum’s mainnet. Ask for the address of each of these, and enter it in place of the name.',
};
