import { SiweClientError } from '@org/auth-siwe';
import { useEffect, useState } from 'react';
import { signIn } from '../../shared/signIn.ts';

/** `unknown`: the server was not heard yet. `missing`: it has no sign-in, as where the site is only files, or is not for a page in a frame. */
export type SignInOffer = 'unknown' | 'there' | 'missing';

/** In a page of somebody else's, as inside a Safe, there is no cookie to be signed in by. */
const isFramed = () => window.self !== window.top;

/** The last answer: a second place that offers the sign-in has it at once. */
let known: SignInOffer = 'unknown';

const CHANNEL = 'laurel.sign-in';

/** A server that answers, but not as a sign-in does, has none. One that is silent may have one. */
const isMissing = (error: unknown) => error instanceof SiweClientError && error.code === 'unexpected';

/**
 * Asks the server who is signed in: now, whenever the page is looked at again, and when another tab has signed in
 * or out. Tells the other tabs in turn.
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
      // The page forgets a session before the server has: the others would ask too early.
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
