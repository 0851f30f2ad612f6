import type { ChainConfig } from '@org/chain-config';
import { listOrigins, MAX_ORIGINS } from '../../config/endpointsCookie.ts';
import {
  type EndpointProblem,
  findEndpointProblem,
  type OwnEndpoints,
  parseOwnEndpoints,
} from '../../config/ownEndpoints.ts';
import type { EndpointKind } from './testEndpoint.ts';

/** A field of the form: a chain's RPC or its scan. */
export type FieldName = `${number} ${EndpointKind}`;

/** The text of the fields; empty or missing: the default. */
export type EndpointForm = { readonly [name: FieldName]: string };

export const KINDS = ['rpc', 'scan'] as const satisfies readonly EndpointKind[];

export function getFieldName(chain: ChainConfig, kind: EndpointKind): FieldName {
  return `${chain.chain.id} ${kind}`;
}

/** The default endpoint. */
export function getDefaultUrl({ chain, eas }: ChainConfig, kind: EndpointKind): string {
  return kind === 'scan' ? eas.graphQl : (chain.rpcUrls.default.http[0] ?? '');
}

export function fillForm(endpoints: OwnEndpoints): EndpointForm {
  return Object.fromEntries(
    Object.entries(endpoints).flatMap(([chainId, endpoint]) =>
      KINDS.flatMap((kind) => (endpoint[kind] ? [[`${chainId} ${kind}`, endpoint[kind]]] : [])),
    ),
  );
}

export type FormProblems = { readonly [name: FieldName]: EndpointProblem };

export function findFormProblems(form: EndpointForm): FormProblems {
  return Object.fromEntries(
    Object.entries(form).flatMap(([name, text]: [string, string]) => {
      const problem = text.trim() ? findEndpointProblem(text.trim()) : undefined;
      return problem ? [[name, problem]] : [];
    }),
  );
}

/** The form's valid endpoints. */
export function readForm(form: EndpointForm): OwnEndpoints {
  const chains: { [chainId: string]: { [kind: string]: string } } = {};
  for (const [name, text] of Object.entries(form) as [string, string][]) {
    const [chainId = '', kind = ''] = name.split(' ');
    chains[chainId] = { ...chains[chainId], [kind]: text.trim() };
  }
  return parseOwnEndpoints(chains);
}

/** True if there are more origins than the CSP can list. */
export function isTooMany(form: EndpointForm): boolean {
  return listOrigins(readForm(form)).length > MAX_ORIGINS;
}

/** Parses the form stored before a reload. */
const parseEndpointForm = (input: unknown): EndpointForm =>
  typeof input !== 'object' || input === null
    ? {}
    : Object.fromEntries(
        Object.entries(input).filter(
          ([name, text]) =>
            /^\d{1,16} (rpc|scan)$/.test(name) && typeof text === 'string' && text.length <= 2_000,
        ),
      );

const KEY = 'laurel.settings.test';

/** A test that needs a reload, because the CSP must allow the new URL: the form and the field to test. */
export type UnfinishedTest = { readonly form: EndpointForm; readonly field: FieldName };

/** Stores the test for after the reload. Returns false if the storage is blocked. */
export function keepTest(test: UnfinishedTest): boolean {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(test));
    return true;
  } catch {
    return false;
  }
}

/** The test that was started before the reload. */
export function readTest(): UnfinishedTest | undefined {
  try {
    const { form, field } = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}');
    const known = parseEndpointForm(form);
    return typeof field === 'string' && field in known
      ? { form: known, field: field as FieldName }
      : undefined;
  } catch {
    return undefined;
  }
}

export function forgetTest(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // A blocked storage has nothing to remove.
  }
}
