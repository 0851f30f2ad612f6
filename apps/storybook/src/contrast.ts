type Evaluate = (this: unknown, element: Element, ...rest: unknown[]) => boolean | undefined;

/** axe's own check of contrast. The stricter rule, which is off, has the same function. */
const getEvaluate = (): Evaluate => {
  const { axe } = window as unknown as {
    axe: { _audit: { checks: Record<'color-contrast-enhanced', { evaluate: Evaluate }> } };
  };
  return axe._audit.checks['color-contrast-enhanced'].evaluate;
};

/** The texts that passed, by all that their contrast depends on, which is why both themes share it. */
const passed = new Set<string>();
/** The texts that axe found in the story, in the theme that it ran in. */
const found = new Set<Element>();
const backdrops = new Map<Element, string>();

/** The colors under a text: of an element and those around it, without those that paint nothing. */
function describeBackdrop(element: Element): string {
  const known = backdrops.get(element);
  if (known !== undefined) return known;
  const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode } = getComputedStyle(element);
  const effects = `${backgroundImage} ${opacity} ${filter} ${mixBlendMode}`;
  const own = `${backgroundColor} ${effects}`;
  const isClear = /, 0\)$/.test(backgroundColor) && effects === 'none 1 none normal';
  const around = element.parentElement ? describeBackdrop(element.parentElement) : '';
  const all = isClear ? around : `${around}/${own}`;
  backdrops.set(element, all);
  return all;
}

/** A text's own colors and size, its place by its classes and its parent's, and its backdrop. */
function describeText(element: Element): string {
  const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
  const place = `${element.tagName}.${element.className} in ${element.parentElement?.className}`;
  return `${place}: ${color} ${fontSize} ${fontWeight} ${textShadow} on ${describeBackdrop(element)}`;
}

/** axe's check of a text, which runs once for texts that look the same, and takes a third of a run otherwise. */
export const contrastOnce = {
  id: 'color-contrast',
  evaluate(this: unknown, element: Element, ...rest: unknown[]): boolean | undefined {
    found.add(element);
    const look = describeText(element);
    if (passed.has(look)) return true;
    const result = getEvaluate().call(this, element, ...rest);
    if (result === true) passed.add(look);
    return result;
  },
};

/** Forgets the texts of the story before, and their backdrops. */
export function forgetTexts(): void {
  found.clear();
  backdrops.clear();
}

/** The texts of the story that look in the present theme as none did that passed. */
export function listNewTexts(): readonly Element[] {
  backdrops.clear();
  return [...found].filter((element) => element.isConnected && !passed.has(describeText(element)));
}
