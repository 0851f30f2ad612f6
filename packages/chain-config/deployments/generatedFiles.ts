import { createDeployments } from './createDeployments.ts';
import { createDeploymentsSchema } from './createDeploymentsSchema.ts';
import { replaceTable } from './readmeTable.ts';

/** A generated file and its content. */
export type GeneratedFile = {
  readonly url: URL;
  readonly create: (current: string) => string;
};

/** Every generated file of the package. */
export const generatedFiles = [
  { url: new URL('../deployments.json', import.meta.url), create: () => toJson(createDeployments()) },
  {
    url: new URL('../deployments.schema.json', import.meta.url),
    create: () => toJson(createDeploymentsSchema()),
  },
  { url: new URL('../README.md', import.meta.url), create: replaceTable },
] as const satisfies readonly GeneratedFile[];

function toJson(value: unknown) {
  return `${JSON.stringify(value, null, 2)}\n`;
}
