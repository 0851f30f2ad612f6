import { type DocumentNode, Kind } from 'graphql';
import { createSchema, createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { Log } from '../log.ts';
import type { Database } from '../store/openDatabase.ts';
import { checkCost } from './checkCost.ts';
import { isGraphqlError } from './errors.ts';
import { limits } from './limits.ts';
import { createResolvers, type ScanContext } from './resolvers.ts';
import { createTypeDefs } from './typeDefs.ts';

export const GRAPHQL_PATH = '/graphql';

export type ScanGraphql = Pick<YogaServerInstance<object, ScanContext>, 'fetch'>;

/** Answers easscan's questions from the database. Reads only: there is no mutation. */
export function createGraphql({ db, log }: { db: Database; log: Log }): ScanGraphql {
  const schema = createSchema<ScanContext>({ typeDefs: createTypeDefs(), resolvers: createResolvers() });
  return createYoga<object, ScanContext>({
    schema,
    graphqlEndpoint: GRAPHQL_PATH,
    graphiql: false,
    landingPage: false,
    cors: false,
    batching: false,
    logging: { debug() {}, info() {}, warn: toLog(log), error: toLog(log) },
    plugins: [limitTokens, limitCost],
    context: () => ({ db, batchers: new Map() }),
  });
}

/** Only what is our own mistake comes here: what a question did wrong is told to whoever asked. */
const toLog =
  (log: Log) =>
  (...words: unknown[]) => {
    for (const word of words) {
      const error = isGraphqlError(word) ? (word.originalError ?? word) : word;
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
    }
  };

const limitTokens: Plugin = {
  onParse({ parseFn, setParseFn }) {
    setParseFn((source: string) => parseFn(source, { maxTokens: limits.maxTokens, noLocation: true }));
  },
};

const limitCost: Plugin<ScanContext> = {
  onExecute({ args, setResultAndStopExecution }) {
    const { schema, operationName, variableValues } = args;
    const document: DocumentNode = args.document;
    const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    const operation = operations.find((node) => !operationName || node.name?.value === operationName);
    if (!operation) return;
    const fragments = new Map(
      document.definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
      ),
    );
    try {
      checkCost({ schema, operation, fragments, variables: variableValues ?? {} });
    } catch (error) {
      if (!isGraphqlError(error)) throw error;
      setResultAndStopExecution({ errors: [error] });
    }
  },
};
