import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
} from 'graphql';

/** The types of a schema: each field with its arguments and type, and each enum's values. */
export type SchemaDigest = Record<string, Record<string, string>>;

type AnyField = GraphQLField<unknown, unknown> | GraphQLInputField;

/** All types reachable from queries, without mutations. */
export function digestSchema(schema: GraphQLSchema): SchemaDigest {
  const digest: SchemaDigest = {};
  const visit = (name: string): void => {
    const type = schema.getType(name);
    if (digest[name] || !type) return;
    if (isEnumType(type)) {
      digest[`enum ${name}`] = Object.fromEntries(type.getValues().map((value) => [value.name, '']));
    }
    if (!isObjectType(type) && !isInputObjectType(type)) return;
    const fields: Record<string, string> = {};
    digest[name] = fields;
    for (const field of Object.values<AnyField>(type.getFields())) {
      fields[field.name] = String(field.type);
      for (const arg of 'args' in field ? field.args : ([] as GraphQLArgument[])) {
        fields[`${field.name}(${arg.name})`] = String(arg.type);
        visit(getNamedType(arg.type).name);
      }
      visit(getNamedType(field.type).name);
    }
  };
  visit('Query');
  return digest;
}
