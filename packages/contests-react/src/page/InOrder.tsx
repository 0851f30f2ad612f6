import { createContext, Fragment, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

type Turn = { readonly isShown: boolean; readonly settle: () => void };

const TurnContext = createContext<Turn>({ isShown: true, settle: () => undefined });

export type InOrderProps = {
  readonly parts: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Stands where the next part will be. */
  readonly outline: ReactNode;
};

/**
 * Parts of a page, one below the other, each shown once it and those above it are known: what comes late pushes nothing
 * down that somebody is reading. Each part says by `useTurn` when it is known.
 */
export function InOrder({ parts, outline }: InOrderProps) {
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const settle = useCallback(
    (key: string) => setSettled((before) => (before.has(key) ? before : new Set([...before, key]))),
    [],
  );
  const next = parts.find(({ key }) => !settled.has(key));
  const shown = next ? parts.indexOf(next) : parts.length;
  return (
    <>
      {parts.map(({ key, content }, index) => (
        <Part key={key} name={key} isShown={index < shown} onSettle={settle}>
          {content}
        </Part>
      ))}
      {/* A new outline each time: the old one would be seen to jump. */}
      {next && <Fragment key={`before ${next.key}`}>{outline}</Fragment>}
    </>
  );
}

type PartProps = {
  readonly name: string;
  readonly isShown: boolean;
  readonly onSettle: (name: string) => void;
  readonly children: ReactNode;
};

function Part({ name, isShown, onSettle, children }: PartProps) {
  const settle = useCallback(() => onSettle(name), [onSettle, name]);
  return <TurnContext value={{ isShown, settle }}>{children}</TurnContext>;
}

/** For a part of `InOrder`: whether it is to be drawn. Outside of one it always is. */
export function useTurn(isKnown: boolean): boolean {
  const { isShown, settle } = useContext(TurnContext);
  useEffect(() => {
    if (isKnown) settle();
  }, [isKnown, settle]);
  return isShown;
}
