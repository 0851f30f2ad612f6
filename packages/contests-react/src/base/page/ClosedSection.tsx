import { ChevronDownIcon } from '@org/ui-theme';
import { type ReactNode, useId, useState } from 'react';
import styles from './ClosedSection.module.css';

export type ClosedSectionProps = {
  readonly title: string;
  /** Open until the visitor closes it. */
  readonly isOpenAtFirst?: boolean;
  /** Only called while the section is open. */
  readonly renderContent: () => ReactNode;
};

/** A section of the page that is closed at first; its content exists only while it is open. */
export function ClosedSection({ title, isOpenAtFirst = false, renderContent }: ClosedSectionProps) {
  const [choice, setChoice] = useState<boolean>();
  const id = useId();
  const isOpen = choice ?? isOpenAtFirst;
  return (
    <section className={styles.section} aria-label={title} data-open={isOpen || undefined}>
      <h2>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setChoice(!isOpen)}
        >
          <span>{title}</span>
          <ChevronDownIcon />
        </button>
      </h2>
      {isOpen && (
        <div id={id} className={styles.content}>
          {renderContent()}
        </div>
      )}
    </section>
  );
}
