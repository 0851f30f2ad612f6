/// <reference types="vite/client" />

/** Whether stories run as tests. */
declare const IS_TEST: boolean;

declare module 'virtual:laurel-texts' {
  const texts: readonly import('./copy/listTexts.ts').TextRow[];
  export default texts;
}

declare module 'virtual:laurel-pictures' {
  /** Files of the folder `thumbnails`: `1280/controls-button--small.webp`. */
  const pictures: readonly string[];
  export default pictures;
}

declare module 'virtual:laurel-changes' {
  const data: {
    /** The tag of the last release, if there is one. */
    readonly release?: string;
    readonly changes: readonly import('./siteData.ts').ShownChange[];
  };
  export default data;
}
