/** Loads the code that deploys the protocol: it is large, and only needed on a chain that lacks it. */
export function loadDeploy() {
  return import('@org/contests/deploy');
}
