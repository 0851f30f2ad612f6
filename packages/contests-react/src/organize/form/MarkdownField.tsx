import { Button, TextArea } from '@org/ui-theme';
import { type ComponentProps, useId, useState } from 'react';
import { MarkdownView } from '../../base/MarkdownView.tsx';
import styles from './MarkdownField.module.css';

export type MarkdownFieldProps = ComponentProps<typeof TextArea> & {
  readonly value: string;
  readonly messages: {
    /** The button. */
    readonly preview: string;
    /** In place of an empty text. */
    readonly empty: string;
  };
};

/** A text in Markdown, and on demand what it looks like. */
export function MarkdownField({ messages, ...props }: MarkdownFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const id = useId();
  return (
    <div className={styles.field}>
      <TextArea {...props} />
      <Button
        variant="quiet"
        size="small"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={() => setIsShown(!isShown)}
      >
        {messages.preview}
      </Button>
      {isShown && (
        <div id={id} className={styles.shown}>
          {props.value.trim() === '' ? (
            <p className={styles.empty}>{messages.empty}</p>
          ) : (
            <MarkdownView text={props.value} level={4} />
          )}
        </div>
      )}
    </div>
  );
}
