import type { Contest, ContestDocument } from '@org/contests';
import { Avatar } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { englishEmbed } from '../../messages/en/embed.ts';
import { inSentence } from '../../messages/text/names.ts';
import styles from './EmbedView.module.css';

const FACES = 6;
const NAMES = 3;

export type EmbedJudgesProps = {
  readonly contest: Pick<Contest, 'judges'>;
  /** The names that the contest's document gives to judges, once it is read. */
  readonly names: ContestDocument['judges'];
};

/** The first judges by their faces, with the names that the contest's document gives them. */
export function EmbedJudges({ contest, names = [] }: EmbedJudgesProps) {
  const messages = useMessages('embed', englishEmbed);
  const { judges } = contest;
  const named = judges.flatMap((judge) => {
    const name = names.find(({ address }) => address.toLowerCase() === judge.toLowerCase())?.name.trim();
    return name ? inSentence(name) : [];
  });
  const shown = named.slice(0, NAMES);
  return (
    <>
      <span className={styles.faces}>
        {judges.slice(0, FACES).map((judge) => (
          <Avatar key={judge} address={judge} size="small" />
        ))}
      </span>
      <span>{messages.judges(shown, judges.length - shown.length)}</span>
    </>
  );
}
