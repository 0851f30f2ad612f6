/** The part of autocannon that is used here; it has no types. */
declare module 'autocannon' {
  type Request = {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string | Buffer;
    setupRequest?: (request: Request) => Request;
  };
  type Options = {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    overallRate?: number;
    requests: readonly Request[];
  };
  type Result = {
    readonly latency: { readonly p50: number; readonly p99: number };
    readonly requests: { readonly average: number; readonly total: number };
    readonly '2xx': number;
    readonly '4xx': number;
    readonly '5xx': number;
    readonly errors: number;
    readonly duration: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}
