/** RainbowKit shows no picture for a name that cannot be normalized; this app's dialogs show names and pictures themselves. */
export function normalize(name: string): never {
  throw new Error(`The name "${name}" is looked up elsewhere.`);
}
