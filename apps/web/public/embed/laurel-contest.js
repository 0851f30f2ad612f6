// A contest's live ranking in any page, in a frame as tall as its content:
// <laurel-contest src="https://laurel.example/embed/contests/base/0x…" theme="dark"></laurel-contest>
// Attributes: src; theme ("light" or "dark", default: the reader's system); label, the frame's name for screen readers.
(() => {
  const MAX_HEIGHT = 20_000;

  class LaurelContest extends HTMLElement {
    static observedAttributes = ['src', 'theme', 'label'];
    #frame = document.createElement('iframe');
    #origin = '';
    #onMessage = ({ source, origin, data }) => {
      if (source !== this.#frame.contentWindow || origin !== this.#origin) return;
      const height = data?.type === 'laurel-contest' ? data.height : undefined;
      if (Number.isFinite(height) && height > 0)
        this.#frame.style.height = `${Math.min(Math.ceil(height), MAX_HEIGHT)}px`;
    };

    constructor() {
      super();
      const { style } = this.#frame;
      style.display = 'block';
      style.width = '100%';
      style.height = '480px';
      style.border = '0';
      this.#frame.setAttribute(
        'sandbox',
        'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
      );
      this.#frame.setAttribute('loading', 'lazy');
      this.attachShadow({ mode: 'open' }).append(this.#frame);
    }

    connectedCallback() {
      this.style.display ||= 'block';
      addEventListener('message', this.#onMessage);
      this.#show();
    }

    disconnectedCallback() {
      removeEventListener('message', this.#onMessage);
    }

    attributeChangedCallback() {
      if (this.isConnected) this.#show();
    }

    #show() {
      this.#frame.title = this.getAttribute('label') ?? 'Contest';
      const src = this.getAttribute('src') ?? '';
      const url = URL.canParse(src, document.baseURI) ? new URL(src, document.baseURI) : null;
      // Any other scheme, such as javascript:, would run in this page.
      if (!url || !/^https?:$/.test(url.protocol)) {
        this.#origin = '';
        this.#frame.removeAttribute('src');
        return;
      }
      const theme = this.getAttribute('theme');
      if (theme) url.searchParams.set('theme', theme);
      this.#origin = url.origin;
      if (this.#frame.src !== url.href) this.#frame.src = url.href;
    }
  }

  if (!customElements.get('laurel-contest')) customElements.define('laurel-contest', LaurelContest);
})();
