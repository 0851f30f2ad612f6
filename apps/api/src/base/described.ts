/**
 * The value that a JSON Schema describes. Handlers declare the schemas of their answers beside them, the OpenAPI document lists
 * those, and an answer that differs from its schema does not compile. Anything that a schema leaves open is `unknown`.
 */
export type Described<Schema> = Schema extends { readonly const: infer Value }
  ? Value
  : Schema extends { readonly enum: readonly (infer Value)[] }
    ? Value
    : Schema extends { readonly oneOf: readonly (infer Each)[] }
      ? Described<Each>
      : Schema extends { readonly type: 'string' }
        ? string
        : Schema extends { readonly type: 'integer' }
          ? number
          : Schema extends { readonly type: 'boolean' }
            ? boolean
            : Schema extends { readonly type: 'null' }
              ? null
              : Schema extends { readonly type: 'array'; readonly items: infer Item }
                ? readonly Described<Item>[]
                : Schema extends { readonly properties: infer Properties; readonly required: infer Required }
                  ? DescribedObject<Properties, Required extends readonly (infer Name)[] ? Name : never>
                  : unknown;

type DescribedObject<Properties, Required> = {
  readonly [Name in keyof Properties as Name extends Required ? Name : never]: Described<Properties[Name]>;
} & {
  readonly [Name in keyof Properties as Name extends Required ? never : Name]?: Described<Properties[Name]>;
};
