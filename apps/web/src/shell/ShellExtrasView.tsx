import { WarningIcon } from '@org/ui-theme';
import { messages } from '../messages/messages.ts';
import { paths } from '../shared/paths.ts';
import styles from './ShellExtras.module.css';

const words = messages.connection;

export type ShellExtrasViewProps = {
  readonly isOffline: boolean;
  readonly hasOwnEndpoints: boolean;
};

/** Being offline is said in a bar over the page's edge, so that nothing moves; whom this browser asks stands in the footer. */
export function ShellExtrasView({ isOffline, hasOwnEndpoints }: ShellExtrasViewProps) {
  return (
    <>
      <div className={styles.place} role="status">
        {isOffline && (
          <p className={styles.offline}>
            <WarningIcon />
            {words.offline}
          </p>
        )}
      </div>
      {hasOwnEndpoints && (
        <p className={styles.own}>
          {words.ownEndpoints} <a href={paths.settings}>{words.toSettings}</a>
        </p>
      )}
    </>
  );
}
