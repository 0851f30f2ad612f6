/** One value, or one for each side of 768 px; `largeScreen` defaults to the button's own default. */
export type Responsive<Value> =
  | Value
  | { readonly smallScreen: Value; readonly largeScreen?: Value | undefined };

/** What the button of a connected wallet shows, with RainbowKit's names. */
export type ButtonParts = {
  /** Default: `full`, picture and name. */
  readonly accountStatus?: Responsive<'full' | 'avatar' | 'address'> | undefined;
  /** Default: `full` on large screens, `icon` on small ones. */
  readonly chainStatus?: Responsive<'full' | 'icon' | 'name' | 'none'> | undefined;
  /** Default: on large screens only. */
  readonly showBalance?: Responsive<boolean> | undefined;
};

type Pair<Value> = { readonly smallScreen: Value; readonly largeScreen: Value };

const toPair = <Value extends string | boolean>(
  value: Responsive<Value> | undefined,
  defaults: Pair<Value>,
): Pair<Value> =>
  typeof value === 'object'
    ? {
        smallScreen: value.smallScreen ?? defaults.smallScreen,
        largeScreen: value.largeScreen ?? defaults.largeScreen,
      }
    : { smallScreen: value ?? defaults.smallScreen, largeScreen: value ?? defaults.largeScreen };

const HIDDEN = {
  full: [],
  avatar: ['name'],
  address: ['picture'],
  icon: ['chain-name'],
  name: ['chain-icon'],
  none: ['chain'],
} as const;

/** The hidden parts of the button on small and on large screens, for the style sheet. */
export function listHiddenParts({ accountStatus, chainStatus, showBalance }: ButtonParts) {
  const account = toPair(accountStatus, { smallScreen: 'full', largeScreen: 'full' });
  const chain = toPair(chainStatus, { smallScreen: 'icon', largeScreen: 'full' });
  const balance = toPair(showBalance, { smallScreen: false, largeScreen: true });
  const list = (screen: 'smallScreen' | 'largeScreen') =>
    [...HIDDEN[account[screen]], ...HIDDEN[chain[screen]], ...(balance[screen] ? [] : ['balance'])].join(' ');
  return { 'data-hidden-small': list('smallScreen'), 'data-hidden-large': list('largeScreen') };
}
