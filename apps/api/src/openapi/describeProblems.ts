import { siweProblems } from '@org/auth-siwe/server';
import { problems } from '../base/http.ts';

/** The tables that the handlers answer from. */
const tables = { ...siweProblems, ...problems };
type Code = keyof typeof tables;

export const PROBLEM_CODES = Object.keys(tables);

export const text = { schema: { type: 'string' } } as const;
export const retryAfter = { 'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' } };

/**
 * Responses by status: what each means, its codes, and its headers. The tables of the handlers have the status.
 *
 * @throws {Error} if codes of one response have several statuses
 */
export function describeProblems(
  all: readonly (readonly [description: string, codes: readonly Code[], headers?: object])[],
): Readonly<Record<number, object>> {
  return Object.fromEntries(
    all.map(([description, codes, headers]) => {
      const [status, ...others] = new Set(codes.map((code) => tables[code].status));
      if (status === undefined || others.length > 0)
        throw new Error(`These codes need exactly one status: ${codes.join(', ')}.`);
      return [
        status,
        {
          description: `${description} Codes: ${codes.join(', ')}.`,
          ...(headers && { headers }),
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      ];
    }),
  );
}
