import { IconButton, MenuIcon, Meter, SearchIcon, TableIcon } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { englishLongRanking, englishPlots } from '../../messages/en/plots.ts';
import styles from './RankingTools.module.css';

/** How entries are shown before the first review. */
export type Look = 'cards' | 'table';
const LOOKS = ['cards', 'table'] as const;

export type RankingToolsProps = {
  /** Undefined where entries are always a table. */
  readonly look: Look | undefined;
  readonly onChoose: (look: Look) => void;
  /** Undefined where a search is of no use, or always there. */
  readonly onFind: (() => void) | undefined;
  readonly isFinding: boolean;
};

/** Beside the heading: the search, and the choice between a gallery and a table. */
export function RankingTools({ look, onChoose, onFind, isFinding }: RankingToolsProps) {
  const messages = useMessages('plots', englishPlots).looks;
  const { find } = useMessages('longRanking', englishLongRanking);
  return (
    <div className={styles.tools}>
      {onFind && (
        <IconButton label={find} aria-expanded={isFinding} onClick={onFind}>
          <SearchIcon />
        </IconButton>
      )}
      {look && (
        <fieldset className={styles.looks} aria-label={messages.name}>
          {LOOKS.map((each) => (
            <IconButton
              key={each}
              label={messages[each]}
              aria-pressed={look === each}
              onClick={() => onChoose(each)}
            >
              {each === 'cards' ? <TableIcon /> : <MenuIcon />}
            </IconButton>
          ))}
        </fieldset>
      )}
    </div>
  );
}

export type CoverageProps = {
  readonly reviews: number;
  readonly sealed: number;
  readonly possible: number;
  /** Without the meter: nobody waits for more. */
  readonly isOver: boolean;
};

/** The number of counted reviews out of those that judges owe; in a sealed contest, of sealed or revealed ones. */
export function Coverage({ reviews, sealed, possible, isOver }: CoverageProps) {
  const messages = useMessages('plots', englishPlots).coverage;
  const text =
    reviews > 0 || sealed === 0 ? messages.counted(reviews, possible) : messages.sealed(sealed, possible);
  if (isOver) return <p>{text}</p>;
  return <Meter label={messages.label} value={reviews || sealed} max={possible} text={text} showText />;
}
