/** Tells the page around the frame how tall the content is, whenever that changes. It is no secret: any page may hear it. */
export function tellHeight(content: HTMLElement): void {
  if (window.parent === window) return;
  const tell = () => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    window.parent.postMessage({ type: 'laurel-contest', height }, '*');
  };
  new ResizeObserver(tell).observe(content);
}
