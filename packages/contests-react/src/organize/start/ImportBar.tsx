import { Button, TableIcon } from '@org/ui-theme';
import { useMessages } from '../../base/provider/contests.ts';
import { englishStartContest } from '../../messages/en/startContest.ts';
import type { ImportKind } from '../form/importReading.ts';
import type { ImportOutcome } from '../import/useImports.ts';
import styles from './Rows.module.css';

export type ImportBarProps = {
  readonly kind: ImportKind;
  readonly outcome: ImportOutcome | undefined;
  readonly onImport: (kind: ImportKind, given?: string | readonly File[]) => void;
};

/** The button that opens an import, and the outcome of the last one. */
export function ImportBar({ kind, outcome, onImport }: ImportBarProps) {
  const messages = useMessages('startContest', englishStartContest).import;
  return (
    <div className={styles.foot}>
      <Button
        size="small"
        variant="outlined"
        icon={<TableIcon size="small" />}
        onClick={() => onImport(kind)}
      >
        {messages.open[kind]}
      </Button>
      <p className={styles.outcome} role="status">
        {outcome &&
          [
            messages.done(outcome.added),
            ...(outcome.known > 0 ? [messages.doneKnown(outcome.known)] : []),
            ...(outcome.withoutPicture && outcome.withoutPicture.length > 0
              ? [messages.pictures.failed(outcome.withoutPicture)]
              : []),
          ].join(' ')}
      </p>
      {outcome && outcome.rest.length > 0 && (
        <Button size="small" variant="outlined" onClick={() => onImport(kind, outcome.rest.join('\n'))}>
          {messages.rest(outcome.rest.length)}
        </Button>
      )}
    </div>
  );
}
