import { type ChainNode, type Step, StepError } from '@org/contests/send';
import type { Part } from './parts.ts';

/**
 * `wrong`: something else is there. `blocked`: it needs a part that is missing and that the command does not create, or
 * that is wrong.
 */
export type Finding = {
  readonly part: Part;
  readonly status: 'present' | 'missing' | 'wrong' | 'blocked';
  readonly detail: string;
};

export type Creatable = Finding & { readonly step: Step };

/** Looks at every part on the chain. Parts come after the parts that they need. */
export async function inspect(node: ChainNode, parts: readonly Part[]): Promise<readonly Finding[]> {
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

/**
 * Stops if something else is at the address of a part, or registered as its UID.
 *
 * @param consequence the end of the message
 * @throws {StepError}
 */
export function assertNoneWrong(findings: readonly Finding[], consequence: string): void {
  const wrong = findings.find(({ status }) => status === 'wrong');
  if (wrong) throw new StepError(`${wrong.part.name}: ${wrong.detail}. ${consequence}`);
}

/** Whether the chain has every part. */
export function isComplete(findings: readonly Finding[]): boolean {
  return findings.every(({ status }) => status === 'present');
}
