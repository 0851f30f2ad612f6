import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState, useSyncExternalStore } from 'react';
import { siteThemes } from '../site/siteTheme.ts';
import { FollowToolbar } from '../site/toolbar.tsx';

type Globals = Readonly<Record<string, unknown>>;

/** The part of Storybook's documentation context that has the toolbar; its type is not exported. */
type Toolbar = { readonly store: { readonly userGlobals: { get(): Globals } } };

const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

const followSystem = (onChange: () => void) => {
  systemDark.addEventListener('change', onChange);
  return () => systemDark.removeEventListener('change', onChange);
};

/** The frame of every page of documentation: follows the toolbar's theme and language. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState<Globals>(() =>
    (context as unknown as Toolbar).store.userGlobals.get(),
  );
  const isSystemDark = useSyncExternalStore(followSystem, () => systemDark.matches);
  useEffect(() => {
    const update = (message: { globals: Globals }) => setGlobals(message.globals);
    context.channel.on('globalsUpdated', update);
    return () => context.channel.off('globalsUpdated', update);
  }, [context]);
  const isDark = globals.theme === 'dark' || (globals.theme !== 'light' && isSystemDark);
  return (
    <FollowToolbar globals={globals}>
      <DocsContainer context={context} theme={isDark ? siteThemes.dark : siteThemes.light}>
        {children}
      </DocsContainer>
    </FollowToolbar>
  );
}
