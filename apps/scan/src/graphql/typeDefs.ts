import { type Model, type ModelName, modelNames, models, type Scalar } from './models.ts';

/** The schema in GraphQL's own language: the part of easscan's that the scan answers, name for name. */
export function createTypeDefs(): string {
  const questions = modelNames.map(toQuestions).join('\n');
  return [`type Query {\n${questions}\n}`, ...filters, ...modelNames.flatMap(toTypes)].join('\n\n');
}

const filters = [
  'enum SortOrder {\n  asc\n  desc\n}',
  'enum QueryMode {\n  default\n  insensitive\n}',
  ...(['String', 'Int', 'Boolean'] as const).flatMap((scalar) => [
    toFilter(scalar, ''),
    toFilter(scalar, 'Nested'),
  ]),
];

const listArguments = (name: ModelName) =>
  `where: ${name}WhereInput, orderBy: [${name}OrderByWithRelationInput!], cursor: ${name}WhereUniqueInput, take: Int, skip: Int`;
const distinctArguments = (name: ModelName) => `${listArguments(name)}, distinct: [${name}ScalarFieldEnum!]`;

function toQuestions(name: ModelName): string {
  const { one, many } = models[name];
  return [
    `  aggregate${name}(${listArguments(name)}): Aggregate${name}!`,
    `  findFirst${name}(${distinctArguments(name)}): ${name}`,
    `  findFirst${name}OrThrow(${distinctArguments(name)}): ${name}`,
    `  ${many}(${distinctArguments(name)}): [${name}!]!`,
    `  ${one}(where: ${name}WhereUniqueInput!): ${name}`,
    `  get${name}(where: ${name}WhereUniqueInput!): ${name}`,
  ].join('\n');
}

function toTypes(name: ModelName): string[] {
  const model = models[name];
  const fields = Object.entries(model.fields);
  const relations = Object.entries(model.relations);
  const lists = relations.filter(([, { kind }]) => kind === 'many');
  const numbers = fields.filter(([, scalar]) => scalar === 'Int');
  const counted = fields.map(([field]) => `${field}: Int!`);
  return [
    block('type', name, [
      ...fields.map(([field, scalar]) => `${field}: ${scalar}!`),
      ...(lists.length > 0 ? [`_count: ${name}Count`] : []),
      ...relations.map(([field, { kind, model: other }]) =>
        kind === 'one' ? `${field}: ${other}!` : `${field}(${distinctArguments(other)}): [${other}!]!`,
      ),
    ]),
    ...(lists.length > 0
      ? [
          block(
            'type',
            `${name}Count`,
            lists.map(([field]) => `${field}: Int!`),
          ),
        ]
      : []),
    block('type', `Aggregate${name}`, [
      `_count: ${name}CountAggregate`,
      ...(numbers.length > 0 ? [`_avg: ${name}AvgAggregate`, `_sum: ${name}SumAggregate`] : []),
      `_min: ${name}MinAggregate`,
      `_max: ${name}MaxAggregate`,
    ]),
    block('type', `${name}CountAggregate`, [...counted, '_all: Int!']),
    ...(numbers.length > 0
      ? [
          block(
            'type',
            `${name}AvgAggregate`,
            numbers.map(([field]) => `${field}: Float`),
          ),
          block(
            'type',
            `${name}SumAggregate`,
            numbers.map(([field]) => `${field}: Int`),
          ),
        ]
      : []),
    ...['Min', 'Max'].map((edge) =>
      block(
        'type',
        `${name}${edge}Aggregate`,
        fields.map(([field, scalar]) => `${field}: ${scalar}`),
      ),
    ),
    block('enum', `${name}ScalarFieldEnum`, Object.keys(model.fields)),
    block('input', `${name}WhereUniqueInput`, [`${model.key}: String`]),
    ...toInputs(name, model),
  ];
}

function toInputs(name: ModelName, { fields, relations }: Model): string[] {
  const scalars = Object.entries(fields);
  const others = Object.entries(relations);
  return [
    block('input', `${name}WhereInput`, [
      ...['AND', 'OR', 'NOT'].map((word) => `${word}: [${name}WhereInput!]`),
      ...scalars.map(([field, scalar]) => `${field}: ${filterName(scalar)}`),
      ...others.map(
        ([field, { kind, model }]) => `${field}: ${model}${kind === 'one' ? '' : 'List'}RelationFilter`,
      ),
    ]),
    block('input', `${name}OrderByWithRelationInput`, [
      ...scalars.map(([field]) => `${field}: SortOrder`),
      ...others.map(([field, { kind, model }]) =>
        kind === 'one'
          ? `${field}: ${model}OrderByWithRelationInput`
          : `${field}: ${model}OrderByRelationAggregateInput`,
      ),
    ]),
    ...relationFilters(name),
  ];
}

/** What other models say of this one: `schema: { is: … }`, `attestations: { some: … }`. */
function relationFilters(name: ModelName): string[] {
  const kinds = new Set(
    modelNames.flatMap((other) =>
      Object.values(models[other].relations).flatMap(({ model, kind }) => (model === name ? [kind] : [])),
    ),
  );
  return [
    ...(kinds.has('one')
      ? [
          block(
            'input',
            `${name}RelationFilter`,
            ['is', 'isNot'].map((word) => `${word}: ${name}WhereInput`),
          ),
        ]
      : []),
    ...(kinds.has('many')
      ? [
          block(
            'input',
            `${name}ListRelationFilter`,
            ['every', 'some', 'none'].map((word) => `${word}: ${name}WhereInput`),
          ),
          block('input', `${name}OrderByRelationAggregateInput`, ['_count: SortOrder']),
        ]
      : []),
  ];
}

function filterName(scalar: Scalar): string {
  return `${scalar === 'Boolean' ? 'Bool' : scalar}Filter`;
}

function toFilter(scalar: Scalar, prefix: '' | 'Nested'): string {
  const compared = ['lt', 'lte', 'gt', 'gte'];
  const searched = ['contains', 'startsWith', 'endsWith'];
  return block('input', `${prefix}${filterName(scalar)}`, [
    `equals: ${scalar}`,
    ...(scalar === 'Boolean' ? [] : [`in: [${scalar}!]`, `notIn: [${scalar}!]`]),
    ...(scalar === 'Boolean' ? [] : compared.map((word) => `${word}: ${scalar}`)),
    ...(scalar === 'String' ? searched.map((word) => `${word}: String`) : []),
    ...(scalar === 'String' && prefix === '' ? ['mode: QueryMode'] : []),
    `not: Nested${filterName(scalar)}`,
  ]);
}

function block(kind: 'type' | 'input' | 'enum', name: string, lines: readonly string[]): string {
  return `${kind} ${name} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}
