import { chainConfigs, findChainConfigBySlug, getChainConfigBySlug } from '@org/chain-config';
import { checkChain } from './checkChain.ts';
import { formatTable } from './finding.ts';

// Checks the chains given as arguments (default: every live one). RPC_URL_<id> and SCAN_URL_<id> override their endpoints.
// Exits with 1 if something is wrong, with 2 if an endpoint did not answer, otherwise with 0: also if a contract or schema is
// not deployed yet.

// pnpm passes on the `--` that npm removes.
const slugs = process.argv.slice(2).filter((argument) => argument !== '--');
const unknown = slugs.filter((slug) => !findChainConfigBySlug(slug));
if (unknown.length > 0) {
  console.error(
    `Unknown chain: ${unknown.join(', ')}. Known chains: ${chainConfigs.map(({ slug }) => slug).join(', ')}.`,
  );
  process.exit(1);
}

const asked =
  slugs.length > 0
    ? slugs.map((slug) => getChainConfigBySlug(slug))
    : chainConfigs.filter(({ status }) => status === 'live');
const findings = await Promise.all(
  asked.map((config) => {
    // An empty value counts as not set: GitHub passes a missing secret as an empty string.
    const rpcUrl = process.env[`RPC_URL_${config.chain.id}`] || undefined;
    const scanUrl = process.env[`SCAN_URL_${config.chain.id}`] || undefined;
    return checkChain(config, { rpcUrl, scanUrl });
  }),
);

const all = findings.flat();
console.log(formatTable(all));
const isWrong = all.some(({ status }) => status === 'wrong');
const isUnreachable = all.some(({ status }) => status === 'unreachable');
process.exitCode = isWrong ? 1 : isUnreachable ? 2 : 0;
