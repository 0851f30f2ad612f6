import { LoadFailed } from '@org/contests-react';
import { useEffect } from 'react';

/** Shown for a page that failed to load or threw; it is retried once the browser is online. */
export function PageFailed({ onTryAgain }: { onTryAgain: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onTryAgain);
    return () => window.removeEventListener('online', onTryAgain);
  }, [onTryAgain]);
  return <LoadFailed onTryAgain={onTryAgain} />;
}
