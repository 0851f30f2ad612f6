import { Banner, Button } from '@org/ui-theme';
import { lazyPart } from '../../base/page/lazyPart.ts';
import { useMessages } from '../../base/provider/contests.ts';
import { englishWriting } from '../../messages/en/writing.ts';
import type { SealedNoteProps } from './sealing.tsx';

/** Loads what a judge of a sealed contest needs: other contests must not download it. */
export function loadSealing() {
  return import('./sealing.tsx');
}

const SealedNotePart = lazyPart(() => loadSealing().then(({ SealedNote }) => SealedNote));

/** The note of a sealed contest; says so if it cannot be loaded, since nothing can be sealed without its code. */
export function SealedNoteSlot(props: SealedNoteProps) {
  const { Component: SealedNote, hasFailed, fetchAgain } = SealedNotePart.use(true);
  if (SealedNote) return <SealedNote {...props} />;
  return hasFailed && <SealingFailed onTryAgain={fetchAgain} />;
}

function SealingFailed({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const messages = useMessages('writing', englishWriting);
  return (
    <Banner
      tone="error"
      title={messages.errors['layer-unavailable']}
      action={
        <Button size="small" variant="outlined" onClick={onTryAgain}>
          {messages.tryAgain}
        </Button>
      }
    />
  );
}
