import { LoadFailed } from '@org/contests-react';
import { useEffect } from 'react';

/** For a page that could not be loaded or broke while it was drawn; it is tried again once the browser is online. */
export function PageFailed({ onTryAgain }: { onTryAgain: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onTryAgain);
    return () => window.removeEventListener('online', onTryAgain);
  }, [onTryAgain]);
  return <LoadFailed onTryAgain={onTryAgain} />;
}
