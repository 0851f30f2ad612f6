import { accounts, localAccounts } from '../accounts.ts';

/** Who is in the demo: the five local wallets, and others of whom only addresses are known. */
export const people = {
  organizer: localAccounts.organizer.address,
  judge1: localAccounts.judge1.address,
  judge2: localAccounts.judge2.address,
  judge3: localAccounts.judge3.address,
  visitor: localAccounts.visitor.address,
  hackHall: accounts[5].address,
  mara: accounts[6].address,
  tomas: accounts[7].address,
  ines: accounts[8].address,
  arcade: accounts[9].address,
  fan: accounts[14].address,
  rival: accounts[15].address,
  spammer: accounts[16].address,
} as const;

export type Person = keyof typeof people;
