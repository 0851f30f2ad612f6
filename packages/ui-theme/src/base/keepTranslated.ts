type Translated = { readonly font: ChildNode; readonly original: string };

const isFont = (node: Node | null): node is ChildNode => node?.nodeName === 'FONT';

/**
 * Lets a page change that the browser translates. Chrome replaces each text node by a `font` element; the renderer still has
 * the node, so that its changes would not be seen and what it removes would stay. The node goes back beside the
 * translation, empty. A new text takes the place of the translation, and is translated in its turn.
 *
 * @returns a function that ends it
 * @example
 * ```ts
 * import { keepTranslated } from '@org/ui-theme';
 * const stop = keepTranslated();
 * ```
 */
export function keepTranslated(): () => void {
  const translations = new Map<Text, Translated>();
  const fonts = new WeakSet<Node>();

  const put = (text: Text, font: ChildNode) => {
    translations.set(text, { font, original: text.data });
    fonts.add(font);
    font.before(text);
    text.data = '';
  };
  const drop = (text: Text) => {
    translations.get(text)?.font.remove();
    translations.delete(text);
  };

  const follow = ({
    type,
    target,
    addedNodes,
    removedNodes,
    previousSibling,
    nextSibling,
  }: MutationRecord) => {
    if (type === 'characterData') {
      if (target instanceof Text && target.data !== '') drop(target);
      return;
    }
    for (const node of [...addedNodes, ...removedNodes]) {
      if (!(node instanceof Text)) continue;
      const known = translations.get(node);
      const font = [...addedNodes, previousSibling, nextSibling].find(
        (near) => isFont(near) && !fonts.has(near),
      );
      if (!known && font && !node.isConnected) put(node, font as ChildNode);
      if (!known) continue;
      if (!node.isConnected) drop(node);
      // Moved by the renderer.
      else if (known.font.isConnected) node.after(known.font);
      // The browser shows the original again.
      else {
        translations.delete(node);
        node.data ||= known.original;
      }
    }
  };
  const observer = new MutationObserver((records) => records.forEach(follow));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
