import { readAnswer } from '@org/chain-config/rpc';
import type { Contest, ContestDocument } from '@org/contests';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Hex } from 'viem';
import { useConfig, useMessages } from '../../base/provider/contests.ts';
import { englishEmbed } from '../../messages/en/embed.ts';
import { inSentence } from '../../messages/text/names.ts';
import { PersonPicture } from '../../person/Person.tsx';
import styles from './EmbedView.module.css';

const FACES = 6;
const NAMES = 3;
/** Six faces of about 4 kB. A profile's picture has at most 64 kB as text. */
const MAX_BYTES = 400_000;
const FACE = /^data:image\/jpeg;base64,[A-Za-z0-9+/]{1,65000}={0,2}$/;

/** Pictures by the lower-case address of their account. */
type Faces = ReadonlyMap<string, string>;

/** The pictures that the site's server read from the profiles of judges; none where it has none, or answers something else. */
const facesQuery = (slug: string, uid: Hex) =>
  queryOptions({
    queryKey: ['faces', slug, uid],
    queryFn: async ({ signal }): Promise<Faces> => {
      const response = await fetch(`/contests/${slug}/${uid}/faces.json`, { signal });
      if (!response.ok) return new Map();
      const answer: unknown = JSON.parse(await readAnswer(response, MAX_BYTES));
      const entries = typeof answer === 'object' && answer !== null ? Object.entries(answer) : [];
      return new Map(
        entries.flatMap(([address, face]) =>
          typeof face === 'string' && FACE.test(face) ? [[address.toLowerCase(), face]] : [],
        ),
      );
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export type EmbedJudgesProps = {
  readonly contest: Pick<Contest, 'chainId' | 'judges' | 'uid'>;
  /** The names that the contest's document gives to judges, once it is read. */
  readonly names: ContestDocument['judges'];
};

/** The first judges by their faces, with the names that the contest's document gives them. */
export function EmbedJudges({ contest, names = [] }: EmbedJudgesProps) {
  const messages = useMessages('embed', englishEmbed);
  const { chains, feeds } = useConfig();
  const { judges, chainId, uid } = contest;
  const slug = chains.find(({ chain }) => chain.id === chainId)?.slug ?? '';
  const { data: faces } = useQuery({ ...facesQuery(slug, uid), enabled: feeds && slug !== '' });
  const named = judges.flatMap((judge) => {
    const name = names.find(({ address }) => address.toLowerCase() === judge.toLowerCase())?.name.trim();
    return name ? inSentence(name) : [];
  });
  const shown = named.slice(0, NAMES);
  return (
    <>
      <span className={styles.faces}>
        {judges.slice(0, FACES).map((judge) => (
          <PersonPicture key={judge} address={judge} src={faces?.get(judge.toLowerCase())} />
        ))}
      </span>
      <span>{messages.judges(shown, judges.length - shown.length)}</span>
    </>
  );
}
