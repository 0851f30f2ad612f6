import { createContext, Fragment, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';

type Turn = { readonly isShown: boolean; readonly settle: () => void };

const TurnContext = createContext<Turn>({ isShown: true, settle: () => undefined });

export type InOrderProps = {
  readonly parts: readonly { readonly key: string; readonly content: ReactNode }[];
  /** Placeholder of the next part. */
  readonly outline: ReactNode;
};

/**
 * Parts of a page that appear in order: a part is shown once it and those above it are ready, so that late data never
 * shifts content. Each part calls `useTurn` when it is ready.
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

/** For a part of `InOrder`: whether to render. Always true outside of one. */
export function useTurn(isKnown: boolean): boolean {
  const { isShown, settle } = useContext(TurnContext);
  useEffect(() => {
    if (isKnown) settle();
  }, [isKnown, settle]);
  return isShown;
}
