import { chainConfigs, findChainConfigBySlug, getChainConfigBySlug } from '@org/chain-config';
import { checkChain } from './checkChain.ts';
import { formatTable } from './finding.ts';

// Asks the chains named on the command line (default: every live one). RPC_URL_<id> and SCAN_URL_<id> say where else to
// ask. Ends with 1 when something is wrong or a schema is missing, with 2 when somebody did not answer, with 0 otherwise.

// pnpm hands on the `--` that npm takes for itself.
const slugs = process.argv.slice(2).filter((argument) => argument !== '--');
const unknown = slugs.filter((slug) => !findChainConfigBySlug(slug));
if (unknown.length > 0) {
  console.error(
    `No such chain: ${unknown.join(', ')}. There are ${chainConfigs.map(({ slug }) => slug).join(', ')}.`,
  );
  process.exit(1);
}

const asked =
  slugs.length > 0
    ? slugs.map((slug) => getChainConfigBySlug(slug))
    : chainConfigs.filter(({ status }) => status === 'live');
const findings = await Promise.all(
  asked.map((config) => {
    // Empty counts as not set, as everywhere: a workflow's secret that nobody gave is an empty text.
    const rpcUrl = process.env[`RPC_URL_${config.chain.id}`] || undefined;
    const scanUrl = process.env[`SCAN_URL_${config.chain.id}`] || undefined;
    return checkChain(config, { rpcUrl, scanUrl });
  }),
);

const all = findings.flat();
console.log(formatTable(all));
const isWrong = all.some(({ status }) => status === 'wrong' || status === 'missing');
const isUnreachable = all.some(({ status }) => status === 'unreachable');
process.exitCode = isWrong ? 1 : isUnreachable ? 2 : 0;
