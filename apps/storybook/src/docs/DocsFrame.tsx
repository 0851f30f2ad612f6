import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState, useSyncExternalStore } from 'react';
import { siteThemes } from '../site/siteTheme.ts';
import { FollowToolbar, readToolbar, type Toolbar } from '../site/toolbar.tsx';

const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

const followSystem = (onChange: () => void) => {
  systemDark.addEventListener('change', onChange);
  return () => systemDark.removeEventListener('change', onChange);
};

/** The frame of every page of documentation: follows the toolbar's theme and language. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [globals, setGlobals] = useState(() => readToolbar(context));
  const isSystemDark = useSyncExternalStore(followSystem, () => systemDark.matches);
  useEffect(() => {
    const update = (message: { globals: Toolbar }) => setGlobals(message.globals);
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
