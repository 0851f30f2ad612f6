import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  type IntrospectionQuery,
  printSchema,
} from 'graphql';
import { expect, test } from 'vitest';
import { createTypeDefs } from '../../src/graphql/typeDefs.ts';
import { appQuestions } from './appQuestions.ts';
import type { AnswerSetup } from './createAnswerSetup.ts';
import { uid } from './fillDatabase.ts';

/** HTTP requests of clients. */
export function testRequests({ ask, request }: AnswerSetup): void {
  test.each(appQuestions)('answers apps: $name', async ({ query, variables, answer }) => {
    const { outcome, answer: found } = await request({ query, variables });
    expect(found.errors).toBeUndefined();
    expect(outcome).toBe('answered');
    if (answer !== undefined) expect(found.data).toEqual(answer);
  });

  test('selects operations by name, and coerces variables', async () => {
    const query = 'query A { a: __typename } query B($take: Int!) { attestations(take: $take) { id } }';
    expect((await request({ query, operationName: 'A' })).answer).toEqual({ data: { a: 'Query' } });
    const missing = await request({ query, operationName: 'B', variables: {} });
    expect(missing.answer.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    const wrong = await request({ query, operationName: 'B', variables: { take: '1' } });
    expect(wrong.answer.errors?.[0]?.message).toContain('Int cannot represent non-integer value');
    const right = await request({ query, operationName: 'B', variables: { take: 1, unused: 1 } });
    expect(right.answer).toEqual({ data: { attestations: [{ id: uid(1) }] } });
  });

  test('answers the introspection of clients', async () => {
    const { data, errors } = await ask(getIntrospectionQuery({ inputValueDeprecation: true }));
    expect(errors).toBeUndefined();
    const schema = buildClientSchema(data as unknown as IntrospectionQuery);
    expect(printSchema(schema)).toBe(printSchema(buildSchema(createTypeDefs())));
    const many = Array.from(
      { length: 90 },
      (_, nth) => `a${nth}: fields { args { name type { name } } }`,
    ).join(' ');
    const refused = await ask(`{ __schema { types { ${many} } } }`);
    expect(refused.errors?.[0]?.message).toContain('Too much introspection');
    const mixed = await ask(
      '{ __type(name: "SortOrder") { enumValues { name } } attestations(take: 1) { id } }',
    );
    expect(mixed.data).toEqual({
      __type: { enumValues: [{ name: 'asc' }, { name: 'desc' }] },
      attestations: [{ id: uid(1) }],
    });
  });
}
