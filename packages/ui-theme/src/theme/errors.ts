/** Why one value of a theme was refused. */
export type ThemeFaultCode =
  | 'not-an-object'
  | 'not-a-list'
  | 'wrong-length'
  | 'unknown-name'
  | 'bad-id'
  | 'bad-color'
  | 'bad-number'
  | 'bad-text';

/** One refused value: where it stands (`color.page`, `scale[2]`, empty for the theme itself) and why. */
export type ThemeFault = { path: string; code: ThemeFaultCode; message: string };

/** A theme that cannot be used. All of its faults are listed, not only the first. */
export class ThemeError extends Error {
  override readonly name = 'ThemeError';
  readonly code = 'invalid-theme';
  readonly faults: readonly ThemeFault[];

  constructor(faults: readonly ThemeFault[]) {
    super(
      `Invalid theme\n${faults.map(({ path, message }) => (path ? `  ${path}: ${message}` : `  ${message}`)).join('\n')}`,
    );
    this.faults = faults;
  }
}
