/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** "1" when the build is for one machine: local wallets are offered. Anything else leaves them out of the build. */
  readonly LAUREL_LOCAL: string;
}
