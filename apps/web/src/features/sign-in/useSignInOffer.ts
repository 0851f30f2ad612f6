import { SiweClientError } from '@org/auth-siwe';
import { useEffect, useState } from 'react';
import { signIn } from '../../shared/signIn.ts';

/** `unknown`: no response yet. `missing`: a static site, or the page is in a frame, where there are no cookies. */
export type SignInOffer = 'unknown' | 'there' | 'missing';

/** Inside another site's frame, such as a Safe, the session cookie is not available. */
const isFramed = () => window.self !== window.top;

/** The last response, available at once to a second sign-in button. */
let known: SignInOffer = 'unknown';

const CHANNEL = 'laurel.sign-in';

/** A server with an unexpected response has no sign-in. An unreachable one may have it. */
const isMissing = (error: unknown) => error instanceof SiweClientError && error.code === 'unexpected';

/**
 * Requests the session on mount, whenever the page becomes visible, and when another tab signs in
 * or out. Notifies other tabs.
 */
export function useSignInOffer(): SignInOffer {
  const [offer, setOffer] = useState(known);

  useEffect(() => {
    const tell = (answer: SignInOffer) => {
      known = answer;
      setOffer(answer);
    };
    if (isFramed()) return tell('missing');
    const channel = new BroadcastChannel(CHANNEL);
    let isOver = false;
    let wasSignedIn = signIn.getSnapshot().status === 'authenticated';

    const refresh = () =>
      signIn.refresh().then(
        () => !isOver && tell('there'),
        (error: unknown) => !isOver && tell(isMissing(error) ? 'missing' : 'there'),
      );
    const lookAgain = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    const tellOthers = () => {
      const { status } = signIn.getSnapshot();
      if (status === 'signing' || status === 'verifying' || status === 'failed') return;
      const isSignedIn = status === 'authenticated';
      if (isSignedIn === wasSignedIn) return;
      wasSignedIn = isSignedIn;
      if (isSignedIn) channel.postMessage(null);
      // Waits for the server to end the session; otherwise other tabs would request it too early.
      else queueMicrotask(() => void refresh().then(() => !isOver && channel.postMessage(null)));
    };

    const forget = signIn.subscribe(tellOthers);
    channel.addEventListener('message', refresh);
    document.addEventListener('visibilitychange', lookAgain);
    void refresh();
    return () => {
      isOver = true;
      forget();
      channel.close();
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, []);

  return offer;
}
