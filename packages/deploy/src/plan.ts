import type { Address } from '@org/chain-config';
import { buildDeployment } from '@org/contests/deploy';
import { type ChainNode, type PendingCall, type Step, StepError } from '@org/contests/send';
import { decodeFunctionData, type Hex, isAddressEqual, multicall3Abi } from 'viem';
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

type Creatable = Finding & { readonly step: Step };

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
function listCreatable(findings: readonly Finding[]): readonly Creatable[] {
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

/** True if the chain has every part. */
export function isComplete(findings: readonly Finding[]): boolean {
  return findings.every(({ status }) => status === 'present');
}

/** One transaction, which creates one part, or several through Multicall3. */
export type PlannedStep = {
  readonly name: string;
  readonly parts: readonly Part[];
  readonly step: Step;
  /** A part that must exist before the step can be sent or simulated, if one is missing. */
  readonly needed: Part | undefined;
  /** The most gas that the step can use. */
  readonly mostGas: bigint;
};

type PartCall = { readonly to: Address; readonly data: Hex };

/** The call that creates a part, if Multicall3 can make it: it sends no value and is not signed already. */
function findCall({ step }: Part): PartCall | undefined {
  return step && 'to' in step && step.value === 0n ? { to: step.to, data: step.data } : undefined;
}

const getBatchName = (parts: readonly Part[]): string => `${parts.length} parts in one transaction`;

const encodeBatch = (multicall3: Address, parts: readonly Part[]): PartCall =>
  buildDeployment({ multicall3, calls: parts.flatMap((part) => findCall(part) ?? []) });

/**
 * The transactions that create what is missing, in order: one for all parts. A chain without Multicall3 or without the
 * deployment proxy gets each part in a transaction of its own.
 *
 * @param multicall3 undefined if the chain has none
 */
export function planSteps(
  findings: readonly Finding[],
  multicall3: Address | undefined,
): readonly PlannedStep[] {
  const present = new Set(findings.filter(({ status }) => status === 'present').map(({ part }) => part));
  const findNeeded = (part: Part) => part.needs.find((need) => !present.has(need));
  const planAlone = ({ part, step }: Creatable): PlannedStep => {
    return { name: part.name, parts: [part], step, needed: findNeeded(part), mostGas: part.mostGas };
  };
  const creatable = listCreatable(findings);
  const together = creatable.map(({ part }) => part).filter(findCall);
  if (!multicall3 || together.length < 2 || together.some(findNeeded)) return creatable.map(planAlone);
  const batch: PlannedStep = {
    name: getBatchName(together),
    parts: together,
    step: { ...encodeBatch(multicall3, together), value: 0n },
    needed: undefined,
    mostGas: together.reduce((sum, { mostGas }) => sum + mostGas, 0n),
  };
  return [...creatable.filter(({ part }) => !together.includes(part)).map(planAlone), batch];
}

/** True if the command sends such a call: the one of a part, or a batch of some of the parts in their order. */
export function isOwnCall(
  parts: readonly Part[],
  multicall3: Address | undefined,
  { part: name, to, data, value }: PendingCall,
): boolean {
  const isCall = (call: PartCall) => isAddressEqual(call.to, to) && call.data.toLowerCase() === data;
  const isStep = ({ step }: Part) => step && 'to' in step && step.value === value && isCall(step);
  if (parts.some((part) => part.name === name && isStep(part))) return true;
  if (!multicall3 || value !== 0n) return false;
  const targets = new Set(readBatch(data));
  const included = parts.filter((part) => {
    const call = findCall(part);
    return call && targets.has(call.data.toLowerCase());
  });
  return name === getBatchName(included) && isCall(encodeBatch(multicall3, included));
}

/** The data of the calls in a batch; empty if the data is not a batch. */
function readBatch(data: Hex): readonly string[] {
  try {
    const { functionName, args } = decodeFunctionData({ abi: multicall3Abi, data });
    return functionName === 'aggregate3' ? args[0].map(({ callData }) => callData.toLowerCase()) : [];
  } catch {
    return [];
  }
}
