import { WarningIcon } from '@org/ui-theme';
import { messages } from '../messages/messages.ts';
import { paths } from '../shared/paths.ts';
import styles from './ShellExtras.module.css';

const connectionMessages = messages.connection;

export type ShellExtrasViewProps = {
  readonly isOffline: boolean;
  readonly hasOwnEndpoints: boolean;
};

/** A banner while offline, over the page so that nothing shifts, and the visitor's own endpoints in the footer. */
export function ShellExtrasView({ isOffline, hasOwnEndpoints }: ShellExtrasViewProps) {
  return (
    <>
      <div className={styles.place} role="status">
        {isOffline && (
          <p className={styles.offline}>
            <WarningIcon />
            {connectionMessages.offline}
          </p>
        )}
      </div>
      {hasOwnEndpoints && (
        <p className={styles.own}>
          {connectionMessages.ownEndpoints} <a href={paths.settings}>{connectionMessages.toSettings}</a>
        </p>
      )}
    </>
  );
}
