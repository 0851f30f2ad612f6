/// <reference types="vite/client" />

/** True if stories run as tests. */
declare const IS_TEST: boolean;

/** True if this build gets a thumbnail of every story; otherwise it has those of the approved pictures. */
declare const HAS_ALL_THUMBNAILS: boolean;

declare module 'virtual:laurel-messages' {
  const messages: readonly import('./copy/listMessages.ts').MessageRow[];
  export default messages;
}

declare module 'virtual:laurel-changes' {
  const data: {
    /** The tag of the last release, if there is one. */
    readonly release?: string;
    readonly changes: readonly import('./siteData.ts').ShownChange[];
  };
  export default data;
}
