import type { Contest, ContestEntry, DocumentLink, DocumentPicture } from '@org/contests';
import { type EntryName, nameNumberedEntries } from '@org/contests/names';
import { createContext, useCallback, useContext, useMemo } from 'react';
import type { PictureNaming } from '../../base/picture/DocumentImage.tsx';
import { useMessages } from '../../base/provider/contests.ts';
import type { ContestTexts } from '../../data/reading/contestAnswer.ts';
import { englishContestNames } from '../../messages/en/contest.ts';

/** The names of all numbered entries, for `EntryNames`. */
export function useEntryNaming(
  result: NamedContest | undefined,
  texts: ContestTexts | undefined,
): (entry: string) => ShownEntry {
  const messages = useMessages('contestNames', englishContestNames);
  const entries = result?.details.entries;
  const { uid, terms } = result?.contest ?? {};
  const uri = terms?.uri;
  return useMemo(() => {
    const getName = nameNumberedEntries(
      entries?.map(({ number }) => `${number}`) ?? [],
      texts?.entries,
      messages,
    );
    const tracks = texts?.document.status === 'read' ? texts.document.document.tracks : [];
    return (entry: string): ShownEntry => {
      const name = getName(entry);
      const document = texts?.entries.get(entry);
      if (!document) return name;
      const { about, track, team = [], place = '', pictures = [], links } = document;
      const { submission, list } = entries?.find(({ number }) => `${number}` === entry) ?? {};
      const naming = submission ?? list ?? (uid && uri !== undefined ? { uid, uri } : undefined);
      return {
        ...name,
        about,
        track: tracks[track - 1]?.name ?? '',
        team: team.join(', '),
        place,
        picture: pictures[0],
        pictures,
        links,
        naming,
        trackNumber: track,
      };
    };
  }, [entries, texts, messages, uid, uri]);
}

type NamedContest = {
  readonly contest: Pick<Contest, 'uid' | 'terms'>;
  readonly details: { readonly entries: readonly Pick<ContestEntry, 'number' | 'submission' | 'list'>[] };
};

/** An entry's name, the link to the project, and what its document says. */
export type ShownEntry = EntryName & {
  /** Empty without one. */
  readonly link: string;
  readonly about?: string;
  readonly track?: string;
  /** The track's place in the contest's list, from 1 on; 0 for none. */
  readonly trackNumber?: number;
  /** The entry's team; empty if unknown. */
  readonly team?: string;
  /** The entry's place at the event. */
  readonly place?: string;
  /** The entry's first picture. */
  readonly picture?: DocumentPicture | undefined;
  readonly pictures?: readonly DocumentPicture[];
  readonly links?: readonly DocumentLink[] | undefined;
  readonly naming?: PictureNaming | undefined;
};

/** Provides the names of numbered entries to its children. */
export const EntryNames = /* @__PURE__ */ createContext<((entry: string) => ShownEntry) | null>(null);

/** Names the entries of a contest: from the context, else by their numbers. */
export function useEntryNames(): (entry: string) => ShownEntry {
  const messages = useMessages('contestNames', englishContestNames);
  const byNumber = useCallback(
    (entry: string): ShownEntry => {
      const name = messages.entry(Number(entry));
      return { name, host: undefined, whole: name, link: '' };
    },
    [messages],
  );
  return useContext(EntryNames) ?? byNumber;
}
