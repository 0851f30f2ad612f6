import {
  Children,
  type ComponentType,
  createElement,
  isValidElement,
  type ReactNode,
  useEffect,
  useState,
} from 'react';

const PARTS = ['Cells', 'Finder', 'Arena'] as const;
type Real = Record<'Root' | (typeof PARTS)[number], ComponentType<object>>;
type RootProps = { readonly children?: ReactNode };

// @ts-expect-error RainbowKit's dependency has no types here; `standIns` resolves it.
const load = (): Promise<{ Cuer: Real }> => import('cuer');

const createPart = (name: (typeof PARTS)[number]) => Object.assign(() => null, { part: name });

/** Loads the package with the first code that is shown, and again when the browser is online. */
function Root({ children, ...props }: RootProps) {
  const [real, setReal] = useState<Real>();
  useEffect(() => {
    const ask = () =>
      load().then(
        ({ Cuer: loaded }) => setReal(() => loaded),
        () => {},
      );
    void ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, []);
  if (!real) return null;
  const parts = Children.map(children, (child) => {
    if (!isValidElement<object>(child) || typeof child.type === 'string' || !('part' in child.type))
      return child;
    // The cast: `createPart` has set it.
    return createElement(real[child.type.part as (typeof PARTS)[number]], child.props);
  });
  return createElement(real.Root, props, parts);
}

/** The package `cuer`, which draws QR codes, loaded when one is shown. */
export const Cuer = {
  Root,
  Cells: createPart('Cells'),
  Finder: createPart('Finder'),
  Arena: createPart('Arena'),
};
