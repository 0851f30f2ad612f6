import { type DocumentReading, toLine } from '@org/contests';
import { shortenAddress } from '@org/ui-theme';
import { useQueries } from '@tanstack/react-query';
import { useContext } from 'react';
import type { Address } from 'viem';
import { PeopleContext } from '../../person/PeopleProvider.tsx';
import { personQuery } from '../../person/profileQuery.ts';

const NAME_CHARACTERS = 60;

/** Names accounts as the contest's document does, else by their profiles, else by their addresses. */
export function useAccountNames(
  accounts: readonly Address[],
  document: DocumentReading | undefined,
): {
  readonly getAccountName: (account: Address) => string;
  /** The name in the document. */
  readonly getGivenName: (account: Address) => string | undefined;
} {
  const chainConfig = useContext(PeopleContext);
  const profiles = useQueries({
    queries: accounts.map((account) => personQuery(chainConfig, account)),
    combine: (answers) => new Map(accounts.map((account, index) => [account, answers[index]?.data?.name])),
  });
  const given = document?.status === 'read' ? (document.document.judges ?? []) : [];
  const getGivenName = (account: Address) => {
    const named = given.find(({ address }) => address.toLowerCase() === account.toLowerCase());
    return toLine(named?.name ?? '', NAME_CHARACTERS) || undefined;
  };
  return {
    getGivenName,
    getAccountName: (account) =>
      getGivenName(account) ??
      (toLine(profiles.get(account) ?? '', NAME_CHARACTERS) || shortenAddress(account)),
  };
}
