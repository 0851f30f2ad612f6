/** Posts the content's height to the embedding page whenever it changes. Any origin may receive it. */
export function tellHeight(content: HTMLElement): void {
  if (window.parent === window) return;
  const tell = () => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    window.parent.postMessage({ type: 'laurel-contest', height }, '*');
  };
  new ResizeObserver(tell).observe(content);
}
