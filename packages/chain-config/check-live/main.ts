import { chainConfigs, findChainConfigBySlug, getChainConfigBySlug } from '@org/chain-config';
import { checkChain } from './checkChain.ts';
import { formatTable } from './formatTable.ts';

// Asks the chains named on the command line (default: every live one). RPC_URL_<id> and SCAN_URL_<id> say where else to
// ask. Ends with 1 when something is wrong, with 2 when somebody did not answer, with 0 otherwise.

const slugs = process.argv.slice(2);
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
    const rpcUrl = process.env[`RPC_URL_${config.chain.id}`];
    const scanUrl = process.env[`SCAN_URL_${config.chain.id}`];
    return checkChain(config, { rpcUrl, scanUrl });
  }),
);

const all = findings.flat();
console.log(formatTable(all));
const isWrong = all.some(({ status }) => status === 'wrong');
const isUnreachable = all.some(({ status }) => status === 'unreachable');
process.exitCode = isWrong ? 1 : isUnreachable ? 2 : 0;
