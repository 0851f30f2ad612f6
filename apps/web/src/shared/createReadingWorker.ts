import workerUrl from '@org/contests-react/reading-worker?worker&url';

type TrustedTypes = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
};

/** The CSP allows worker URLs only through the Trusted Types policy of this name. */
const workerPolicy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'laurel-worker',
  {
    createScriptURL: (url) => {
      if (url !== workerUrl) throw new TypeError('this is not a worker of the page');
      return url;
    },
  },
);

/** Creates the worker that reads large contests. */
export function createReadingWorker(): Worker {
  return new Worker(workerPolicy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
}
