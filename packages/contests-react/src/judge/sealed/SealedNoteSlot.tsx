import { Banner, Button } from '@org/ui-theme';
import { useLazyComponent } from '../../base/page/lazyPart.ts';
import { useTexts } from '../../base/provider/contests.ts';
import { writingTexts } from '../../messages/en/writing.ts';
import { loadSealing } from './loadSealing.ts';
import type { SealedNoteProps } from './SealedNote.tsx';

const load = () => loadSealing().then(({ SealedNote }) => SealedNote);

/** Loads the note of a sealed contest, and says so if it cannot: nothing can be sealed without its code. */
export function SealedNoteSlot(props: SealedNoteProps) {
  const words = useTexts('writing', writingTexts);
  const { Component, hasFailed, fetchAgain } = useLazyComponent(load, true);
  if (Component) return <Component {...props} />;
  if (!hasFailed) return null;
  return (
    <Banner
      tone="error"
      title={words.errors['layer-unavailable']}
      action={
        <Button size="small" variant="outlined" onClick={fetchAgain}>
          {words.tryAgain}
        </Button>
      }
    />
  );
}
