import { type ChainConfig, getExplorerAddressUrl, getScanSchemaUrl } from '@org/chain-config';
import { Card, CopyButton, Link, Tag } from '@org/ui-theme';
import './chains.css';

type Fact = { readonly label: string; readonly value: string; readonly href: string | null };

const tones = { live: 'success', retired: 'warning', local: 'info' } as const;

function listFacts(config: ChainConfig): readonly Fact[] {
  const { chain, contracts, eas } = config;
  const addressFact = (label: string, address: `0x${string}`): Fact => ({
    label,
    value: address,
    href: getExplorerAddressUrl(config, address),
  });
  const schemaFact = (label: string, uid: `0x${string}`): Fact => ({
    label,
    value: uid,
    href: getScanSchemaUrl(config, uid),
  });
  const multicall = chain.contracts?.multicall3?.address;
  return [
    addressFact('EAS', eas.contract),
    ...(eas.schemaRegistry === null ? [] : [addressFact('Schema registry', eas.schemaRegistry)]),
    addressFact('Profile', contracts.profile),
    ...(contracts.contestResolver === undefined
      ? []
      : [addressFact('Contest resolver', contracts.contestResolver)]),
    ...(multicall === undefined ? [] : [addressFact('Multicall3', multicall)]),
    schemaFact('Contest schema', eas.contestSchemaUid),
    schemaFact('Evaluation schema', eas.evaluationSchemaUid),
    { label: 'Scan', value: eas.graphQl, href: eas.scanUrl },
    ...chain.rpcUrls.default.http.map((value): Fact => ({ label: 'RPC', value, href: null })),
  ];
}

/** The chains of a list with their addresses, copy buttons and links. */
export function ChainsPage({ configs }: { configs: readonly ChainConfig[] }) {
  return (
    <main className="chains">
      <h1>Chains</h1>
      {configs.map((config) => (
        <Card as="section" key={config.slug} aria-labelledby={`chain-${config.slug}`}>
          <h2 id={`chain-${config.slug}`}>
            {config.chain.name} <Tag tone={tones[config.status]}>{config.status}</Tag>
          </h2>
          <p>
            <code>{config.slug}</code>, id <code>{config.chain.id}</code>
          </p>
          <dl>
            {listFacts(config).map(({ label, value, href }) => (
              <div key={`${label} ${value}`}>
                <dt>{label}</dt>
                <dd>
                  <code>{value}</code>
                  <span>
                    <CopyButton
                      value={value}
                      size="small"
                      variant="quiet"
                      aria-label={`Copy ${label} of ${config.chain.name}`}
                    >
                      Copy
                    </CopyButton>
                    {href !== null && (
                      <Link href={href} external aria-label={`Open ${label} of ${config.chain.name}`}>
                        Open
                      </Link>
                    )}
                  </span>
                </dd>
              </div>
            ))}
          </dl>
          {config.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </Card>
      ))}
    </main>
  );
}
