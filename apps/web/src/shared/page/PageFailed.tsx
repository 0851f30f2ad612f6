import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoadFailed } from './LoadFailed.tsx';

/** For a page that could not be loaded or broke while it was drawn; it goes on by itself once the line is back. */
export function PageFailed({ reset }: { reset: () => void }) {
  const router = useRouter();
  const tryAgain = async () => {
    await router.invalidate();
    reset();
  };
  useEffect(() => {
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  });
  return <LoadFailed onTryAgain={tryAgain} />;
}
