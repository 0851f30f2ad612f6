/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** "1" includes the local wallets in the build; any other value leaves them out. */
  readonly LAUREL_LOCAL: string;
}
