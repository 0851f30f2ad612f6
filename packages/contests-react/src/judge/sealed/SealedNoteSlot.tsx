import { Banner, Button } from '@org/ui-theme';
import { lazyPart } from '../../base/page/lazyPart.ts';
import { useMessages } from '../../base/provider/contests.ts';
import { englishWriting } from '../../messages/en/writing.ts';

/** Loads what a judge of a sealed contest needs: other contests must not download it. */
export function loadSealing() {
  return import('./sealing.tsx');
}

/** The note of a sealed contest; says so if it cannot be loaded, since nothing can be sealed without its code. */
export const SealedNoteSlot = lazyPart(
  () => loadSealing().then(({ SealedNote }) => SealedNote),
  (fetchAgain) => <SealingFailed onTryAgain={fetchAgain} />,
);

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
