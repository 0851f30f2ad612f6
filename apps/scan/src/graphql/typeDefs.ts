import { type Model, type ModelName, modelNames, models, type Scalar, toScalar } from './question/models.ts';

/** The GraphQL schema: the part of easscan's that the scan supports, with the same names. */
export function createTypeDefs(): string {
  const questions = modelNames.map(toQuestions).join('\n');
  return [`type Query {\n${questions}\n}`, ...filters, ...modelNames.flatMap(toTypes)].join('\n\n');
}

const filters = [
  'enum SortOrder {\n  asc\n  desc\n}',
  'enum QueryMode {\n  default\n  insensitive\n}',
  ...(['String', 'Int', 'Boolean'] as const).flatMap(toFilters),
  block('input', 'NestedFloatFilter', [...toComparisons('Float'), 'not: NestedFloatFilter']),
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
    `  groupBy${name}(where: ${name}WhereInput, orderBy: [${name}OrderByWithAggregationInput!], by: [${name}ScalarFieldEnum!]!, having: ${name}ScalarWhereWithAggregatesInput, take: Int, skip: Int): [${name}GroupBy!]!`,
  ].join('\n');
}

function toTypes(name: ModelName): string[] {
  const model = models[name];
  const fields = scalarsOf(model);
  const relations = Object.entries(model.relations);
  const lists = relations.filter(([, { kind }]) => kind === 'many');
  const numbers = fields.filter(([, scalar]) => scalar === 'Int');
  const counted = fields.map(([field]) => `${field}: Int!`);
  const aggregates = [
    `_count: ${name}CountAggregate`,
    ...(numbers.length > 0 ? [`_avg: ${name}AvgAggregate`, `_sum: ${name}SumAggregate`] : []),
    `_min: ${name}MinAggregate`,
    `_max: ${name}MaxAggregate`,
  ];
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
    block('type', `Aggregate${name}`, aggregates),
    block('type', `${name}GroupBy`, [
      ...fields.map(([field, scalar]) => `${field}: ${scalar}!`),
      ...aggregates,
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
    ...toGroupInputs(name, model),
  ];
}

function toInputs(name: ModelName, model: Model): string[] {
  const scalars = scalarsOf(model);
  const others = Object.entries(model.relations);
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

/** The order and filter inputs of `groupBy`. */
function toGroupInputs(name: ModelName, model: Model): string[] {
  const scalars = scalarsOf(model);
  const numbers = scalars.filter(([, scalar]) => scalar === 'Int');
  const words = ['Count', ...(numbers.length > 0 ? ['Avg', 'Sum'] : []), 'Max', 'Min'];
  const havingName = `${name}ScalarWhereWithAggregatesInput`;
  return [
    block('input', `${name}OrderByWithAggregationInput`, [
      ...scalars.map(([field]) => `${field}: SortOrder`),
      ...words.map((word) => `_${word.toLowerCase()}: ${name}${word}OrderByAggregateInput`),
    ]),
    ...words.map((word) =>
      block(
        'input',
        `${name}${word}OrderByAggregateInput`,
        (word === 'Avg' || word === 'Sum' ? numbers : scalars).map(([field]) => `${field}: SortOrder`),
      ),
    ),
    block('input', havingName, [
      ...['AND', 'OR', 'NOT'].map((word) => `${word}: [${havingName}!]`),
      ...scalars.map(([field, scalar]) => `${field}: ${filterName(scalar, 'WithAggregates')}`),
    ]),
  ];
}

/** Filters on this model in other models: `schema: { is: … }`, `attestations: { some: … }`. */
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

function scalarsOf({ fields }: Model): [field: string, scalar: Scalar][] {
  return Object.entries(fields).map(([field, kind]) => [field, toScalar(kind)]);
}

type Filtered = Scalar | 'Float';

function filterName(scalar: Filtered, suffix: '' | 'WithAggregates' = ''): string {
  return `${scalar === 'Boolean' ? 'Bool' : scalar}${suffix}Filter`;
}

function toFilters(scalar: Scalar): string[] {
  return (['', 'WithAggregates'] as const).flatMap((suffix) =>
    (['', 'Nested'] as const).map((prefix) => {
      const not = `not: Nested${filterName(scalar, suffix)}`;
      const mode = scalar === 'String' && prefix === '' ? ['mode: QueryMode'] : [];
      const aggregates = suffix === '' ? [] : toAggregateFilters(scalar);
      return block('input', `${prefix}${filterName(scalar, suffix)}`, [
        ...toComparisons(scalar),
        ...mode,
        not,
        ...aggregates,
      ]);
    }),
  );
}

function toComparisons(scalar: Filtered): string[] {
  if (scalar === 'Boolean') return ['equals: Boolean'];
  const lists = ['in', 'notIn'].map((word) => `${word}: [${scalar}!]`);
  const searched = scalar === 'String' ? ['contains', 'startsWith', 'endsWith'] : [];
  return [
    `equals: ${scalar}`,
    ...lists,
    ...['lt', 'lte', 'gt', 'gte', ...searched].map((word) => `${word}: ${scalar}`),
  ];
}

function toAggregateFilters(scalar: Scalar): string[] {
  const numbers = scalar === 'Int' ? ['_avg: NestedFloatFilter', '_sum: NestedIntFilter'] : [];
  const edges = ['_min', '_max'].map((word) => `${word}: Nested${filterName(scalar)}`);
  return ['_count: NestedIntFilter', ...numbers, ...edges];
}

function block(kind: 'type' | 'input' | 'enum', name: string, lines: readonly string[]): string {
  return `${kind} ${name} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}`;
}
