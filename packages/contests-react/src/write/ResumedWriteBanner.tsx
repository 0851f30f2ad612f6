import type { OpenWrite } from '@org/contests/track';
import { Banner, Button } from '@org/ui-theme';
import type { ReactNode } from 'react';
import { pendingWrites } from '../data/reading/pendingWrites.ts';
import { WriteSteps } from './WriteSteps.tsx';

export type ResumedWriteBannerProps = {
  readonly write: OpenWrite;
  readonly title: string;
  /** The name of the button that forgets a write without a transaction. */
  readonly notSigned: string;
  readonly children: ReactNode;
};

/** A write requested before a reload, and its progress. */
export function ResumedWriteBanner({ write, title, notSigned, children }: ResumedWriteBannerProps) {
  const { id, transactionHash, uid } = write;
  return (
    <Banner
      title={title}
      action={
        transactionHash ? undefined : (
          <Button size="small" variant="outlined" onClick={() => pendingWrites.forget(id)}>
            {notSigned}
          </Button>
        )
      }
    >
      <p>{children}</p>
      {transactionHash && (
        <WriteSteps
          state={uid ? { status: 'mined', transactionHash, uid } : { status: 'sent', transactionHash }}
          transactionHref={null}
        />
      )}
    </Banner>
  );
}
