/** A wallet as the connect dialog lists it. */
export type Wallet = {
  readonly id: string;
  readonly name: string;
  readonly shortName?: string | undefined;
  /** A data URI, or how to get one. */
  readonly iconUrl: string | (() => Promise<string>);
  readonly iconBackground: string;
  /** It can be asked now. */
  readonly ready: boolean;
  /** One of the last three that connected. */
  readonly recent: boolean;
  /** Where to get it, by platform (`chrome`, `ios`, `qrCode`, …). */
  readonly downloadUrls: Readonly<Record<string, string>>;
  readonly groupName: string;
};
