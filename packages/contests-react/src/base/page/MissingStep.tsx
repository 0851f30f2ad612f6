import { Button, Card, EmptyState, Mark } from '@org/ui-theme';
import type { ReactNode } from 'react';

export type MissingStepProps = {
  readonly title: string;
  /** The name of the button. */
  readonly act: string;
  readonly onAct: () => void;
  readonly children: ReactNode;
};

/** In place of a page's content: the step it requires first, such as connecting a wallet. */
export function MissingStep({ title, act, onAct, children }: MissingStepProps) {
  return (
    <Card>
      <EmptyState icon={<Mark size="large" />} title={title} action={<Button onClick={onAct}>{act}</Button>}>
        {children}
      </EmptyState>
    </Card>
  );
}
