import { IconButton, MenuIcon, TableIcon } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { englishPlots } from '../../messages/en/plots.ts';
import styles from './Looks.module.css';

/** How entries are shown before the first review. */
export type Look = 'cards' | 'table';
const LOOKS = ['cards', 'table'] as const;

export type LooksProps = { readonly look: Look; readonly onChoose: (look: Look) => void };

/** Chooses between a gallery and a table of the entries. */
export function Looks({ look, onChoose }: LooksProps) {
  const messages = useMessages('plots', englishPlots).looks;
  return (
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
  );
}
