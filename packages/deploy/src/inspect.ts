import type { ChainNode, Step } from '@org/contests/send';
import type { Part } from './parts.ts';

/**
 * `wrong`: something else is there. `blocked`: it needs a part that is missing and that the command does not create, or
 * that is wrong. `held back`: not on this chain yet.
 */
export type Finding = {
  readonly part: Part;
  readonly status: 'present' | 'missing' | 'wrong' | 'blocked' | 'held back';
  readonly detail: string;
};

export type Creatable = Finding & { readonly step: Step };

const HELD_BACK = 'not before the audit of version 2 (docs/decisions/0020)';

/** Looks at every part on the chain. Parts come after the parts that they need. */
export async function inspect(
  node: ChainNode,
  parts: readonly Part[],
  { isVersion2HeldBack }: { readonly isVersion2HeldBack: boolean },
): Promise<readonly Finding[]> {
  const findings = new Map<Part, Finding>();
  const isObstacle = (part: Part): boolean => {
    const status = findings.get(part)?.status;
    return status !== 'present' && !(status === 'missing' && part.step);
  };
  // One after the other: public endpoints limit how much they are asked at once.
  for (const part of parts) {
    const { status, detail } = await part.check(node);
    const obstacle = part.needs.find(isObstacle);
    if (status !== 'missing') findings.set(part, { part, status, detail });
    else if (part.version === 2 && isVersion2HeldBack)
      findings.set(part, { part, status: 'held back', detail: HELD_BACK });
    else if (obstacle) findings.set(part, { part, status: 'blocked', detail: `needs: ${obstacle.name}` });
    else findings.set(part, { part, status, detail });
  }
  return [...findings.values()];
}

/** The findings that the command can create, in order. */
export function listCreatable(findings: readonly Finding[]): readonly Creatable[] {
  return findings.flatMap((finding) => {
    const { step } = finding.part;
    return finding.status === 'missing' && step ? [{ ...finding, step }] : [];
  });
}

/** Those that any account can send now: what they need exists, and they are not signed already. */
export function listReady(findings: readonly Finding[]): readonly Creatable[] {
  const present = new Set(findings.filter(({ status }) => status === 'present').map(({ part }) => part));
  return listCreatable(findings).filter(
    ({ part, step }) => !('signed' in step) && part.needs.every((need) => present.has(need)),
  );
}

/** Whether nothing is missing that may be on this chain. */
export function isComplete(findings: readonly Finding[]): boolean {
  return findings.every(({ status }) => status === 'present' || status === 'held back');
}
