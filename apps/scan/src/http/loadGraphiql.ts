/**
 * The page of GraphiQL with all its parts inside: nothing is fetched from anywhere. It comes with the repository, not
 * with the product; null where it is missing.
 */
export async function loadGraphiql(endpoint: string): Promise<string | null> {
  try {
    const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
    return renderGraphiQL({ endpoint, title: 'Scan' });
  } catch {
    return null;
  }
}

/** What that page needs, and no host but this one. */
export const GRAPHIQL_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' blob:",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');
