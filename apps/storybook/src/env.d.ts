/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Set by vitest.config.ts: the window in which every story of this run is shown. */
  readonly STORY_VIEWPORT?: string;
}
