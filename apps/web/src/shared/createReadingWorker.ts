import workerUrl from '@org/contests-react/reading-worker?worker&url';

type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
};

/** The page's security policy starts workers only from addresses that the policy of this name has passed. */
const workerPolicy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'laurel-worker',
  {
    createScriptURL: (url) => {
      if (url !== workerUrl) throw new TypeError('this is not a worker of the page');
      return url;
    },
  },
);

/** The worker that reads large contests. */
export function createReadingWorker(): Worker {
  return new Worker(workerPolicy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
}
