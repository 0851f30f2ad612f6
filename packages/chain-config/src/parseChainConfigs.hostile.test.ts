import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fuzz } from '../../../tools/test/vitest/fuzz.ts';
import { ChainConfigError } from './base/errors.ts';
import { chainConfigs } from './chainConfigs.ts';
import { base } from './chains/base.ts';
import { type ChainConfigsOptions, createChainConfigs } from './createChainConfigs.ts';
import { parseChainConfigs } from './parseChainConfigs.ts';

/** Two configured entries, as external input. */
const entries = (): Entry[] => structuredClone(chainConfigs.slice(0, 2)) as unknown as Entry[];
/** An entry whose fields accept any value. */
type Entry = { chain: Record<string, unknown>; eas: Record<string, unknown> } & Record<string, unknown>;

/** The first entry, with a change. */
function withField(change: (entry: Entry) => void): Entry[] {
  const [entry] = entries();
  if (!entry) throw new Error('no entry');
  change(entry);
  return [entry];
}

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  withUnicodeString: true,
});
const path = fc.constantFrom(...pathsOf(entries()));

fuzz('chain config', 'any value yields a list or one error', fc.property(anything, onlyListOrError), {
  shareOf: 4,
});

fuzz(
  'chain config',
  'any value at any place yields a list or one error',
  fc.property(path, anything, (at, value) => onlyListOrError(replaceAt(entries(), at, value))),
  { shareOf: 4 },
);

fuzz(
  'chain config',
  'any additional value yields a list or one error',
  fc.property(path, fc.string(), anything, (at, key, value) =>
    onlyListOrError(replaceAt(entries(), [...at, key], value)),
  ),
  { shareOf: 4 },
);

const record = fc.dictionary(fc.constantFrom('base', 'local', 'chain', 'eas', 'slug', '__proto__'), anything);
const options = fc.oneof(
  anything,
  fc.record({ include: anything, override: fc.oneof(record, anything), add: anything }, { requiredKeys: [] }),
);

fuzz(
  'chain config',
  'any options yield a list or one error',
  fc.property(options, (value) => {
    expect(errorOf(() => createChainConfigs(value as ChainConfigsOptions))).toSatisfy(isOurs);
  }),
  { shareOf: 4 },
);

describe('throws a ChainConfigError for', () => {
  const throwing = () => {
    throw new TypeError('mine');
  };
  const revoked = () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    return proxy;
  };
  const hostileFunction = () => Object.defineProperty(() => undefined, 'chain', { get: throwing });
  const circle = () => {
    const list: unknown[] = [];
    list.push(list);
    return list;
  };
  const everything = new Proxy([base], {
    get: throwing,
    has: throwing,
    ownKeys: throwing,
    getPrototypeOf: throwing,
    getOwnPropertyDescriptor: throwing,
  });
  class Named {
    chain = base.chain;
    contracts = base.contracts;
    eas = base.eas;
  }
  const cases: readonly (readonly [name: string, value: unknown, path: string])[] = [
    ['a revoked proxy', revoked(), ''],
    ['a revoked proxy in a list', [revoked()], '[0]'],
    ['a proxy that throws', everything, ''],
    ['a function', throwing, ''],
    ['a function with fields that throw', [hostileFunction()], '[0]'],
    ['a proxy of a function', [new Proxy(hostileFunction(), { get: throwing, has: throwing })], '[0]'],
    ['a symbol', Symbol(), ''],
    ['a bigint', 1n, ''],
    ['a map', new Map([[0, base]]), ''],
    ['bytes', new Uint8Array(3), ''],
    ['a circular list', circle(), '[0]'],
    ['an instance', [new Named()], '[0]'],
    ['an object with a prototype', [Object.create(base)], '[0]'],
    ['an entry with __proto__', [{ __proto__: base }], '[0]'],
    [
      'a throwing getter',
      [
        {
          ...base,
          get eas() {
            return throwing();
          },
        },
      ],
      '[0]',
    ],
    [
      'a nested throwing getter',
      withField(
        ({ eas }) => void Object.defineProperty(eas, 'contract', { get: throwing, enumerable: true }),
      ),
      '[0].eas',
    ],
    [
      'a throwing getter in an unknown key',
      withField(({ chain }) => {
        chain.custom = {
          get a() {
            return throwing();
          },
        };
      }),
      '[0].chain.custom',
    ],
    [
      'a bigint id',
      withField(({ chain }) => {
        chain.id = 1n;
      }),
      '[0].chain.id',
    ],
    [
      'a boxed id',
      withField(({ chain }) => {
        chain.id = Object(1);
      }),
      '[0].chain.id',
    ],
    [
      'an object in place of a string',
      withField(({ eas }) => {
        eas.graphQl = { toString: throwing };
      }),
      '[0].eas.graphQl',
    ],
    [
      'a name that is a lone surrogate',
      withField((entry) => {
        entry.chain.name = '\ud800';
        entry.slug = undefined;
      }),
      '[0].slug',
    ],
    [
      'a date in a chain',
      withField(({ chain }) => {
        chain.custom = new Date(0);
      }),
      '[0].chain.custom',
    ],
    ['a list with a hole', [...entries().slice(0, 1), ...Array(1)], '[1]'],
    ['a list that is all holes', Array(2 ** 32 - 1), ''],
  ];

  test.each(cases)('a hostile entry: %s', (_name, value, path) => {
    const error = errorOf(() => parseChainConfigs(value));
    expect(error).toBeInstanceOf(ChainConfigError);
    expect(error).toMatchObject({ issues: expect.arrayContaining([{ path, message: expect.any(String) }]) });
  });

  test('two entries that share an invalid id', () => {
    for (const id of [1n, circle(), { a: 1 }, '1']) {
      const [first, second] = entries();
      if (first && second) first.chain.id = second.chain.id = id;
      expect(errorOf(() => parseChainConfigs([first, second]))).toMatchObject({
        issues: [{ path: '[0].chain.id' }, { path: '[1].chain.id' }],
      });
    }
  });

  test('deeply nested JSON', () => {
    const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000));
    expect(errorOf(() => parseChainConfigs(deep))).toBeInstanceOf(ChainConfigError);
    const below = withField(({ chain }) => {
      chain.custom = deep;
    });
    expect(errorOf(() => parseChainConfigs(below))).toBeInstanceOf(ChainConfigError);
  });

  test('a value that doubles with each level', () => {
    let doubled: unknown = [];
    for (let level = 0; level < 100; level++) doubled = [doubled, doubled];
    expect(errorOf(() => parseChainConfigs(doubled))).toBeInstanceOf(ChainConfigError);
  });

  test('a hundred thousand problems', () => {
    expect(errorOf(() => parseChainConfigs(Array(100_000).fill(0)))).toMatchObject({
      issues: { length: 100_000 },
    });
  });
});

describe('accepts', () => {
  test('a long list of chains', () => {
    const long = Array.from({ length: 10_000 }, (_, index) => ({
      ...base,
      slug: `chain-${index}`,
      chain: { ...base.chain, id: index + 1 },
    }));
    expect(parseChainConfigs(long)).toHaveLength(10_000);
  });

  test('an entry of another realm, and one without a prototype', () => {
    const text = JSON.stringify(chainConfigs);
    expect(parseChainConfigs(runInNewContext(`(${text})`))).toEqual(chainConfigs);
    const bare = entries().map((entry) => Object.assign(Object.create(null), entry));
    expect(parseChainConfigs(bare)).toEqual(entries());
  });

  test('circular references inside a chain', () => {
    const [config] = parseChainConfigs(
      withField(({ chain }) => {
        chain.custom = chain;
      }),
    );
    expect(config?.chain).toHaveProperty('custom.custom.id', 84532);
  });

  test('a getter of an entry, which is read once', () => {
    const answers = [base.eas.graphQl, 'http://evil.example'];
    const eas = {
      ...base.eas,
      get graphQl() {
        return answers.shift();
      },
    };
    const [config] = parseChainConfigs([{ ...base, eas }]);
    expect(config?.eas.graphQl).toBe(base.eas.graphQl);
    expect(answers).toHaveLength(1);
  });

  test('input that changes later, and returns a frozen copy', () => {
    const given = entries();
    const configs = parseChainConfigs(given);
    for (const path of pathsOf(given).toReversed()) if (path.length > 0) replaceAt(given, path, 'changed');
    expect(configs).toEqual(chainConfigs.slice(0, 2));
    expect(isFrozen(configs)).toBe(true);
    expect(isFrozen(createChainConfigs({ override: { base: { eas: { deployedAtBlock: 1 } } } }))).toBe(true);
  });

  test('functions of a chain, without freezing the input', () => {
    const format = () => undefined;
    const given = withField(({ chain }) => {
      chain.formatters = { block: { format } };
    });
    const [config] = parseChainConfigs(given);
    expect(config?.chain).toHaveProperty('formatters.block.format', format);
    expect(Object.isFrozen(format)).toBe(false);
    expect(Object.isFrozen(given[0]?.chain.formatters)).toBe(false);
  });
});

test('freezes the configured chains', () => {
  expect(isFrozen(chainConfigs)).toBe(true);
});

function isFrozen(value: unknown): boolean {
  return (
    Object.isFrozen(value) &&
    Object.values(Object(value)).every((child) => typeof child !== 'object' || isFrozen(child))
  );
}

function errorOf(action: () => unknown): unknown {
  try {
    action();
    return undefined;
  } catch (error) {
    return error;
  }
}

function isOurs(error: unknown) {
  return error === undefined || error instanceof ChainConfigError;
}

function onlyListOrError(value: unknown) {
  const error = errorOf(() => parseChainConfigs(value));
  if (error instanceof ChainConfigError) {
    expect(error.code).toBe('chain-configs-invalid');
    for (const { path, message } of error.issues)
      expect([typeof path, typeof message]).toEqual(['string', 'string']);
    return;
  }
  expect(error).toBeUndefined();
  const configs = parseChainConfigs(value);
  expect(configs).toHaveLength(Array.isArray(value) ? value.length : -1);
  expect(parseChainConfigs(configs)).toEqual(configs);
}

type Path = readonly string[];

/** Every path in a value, starting with the value itself. */
function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

function replaceAt(value: unknown, [key, ...rest]: Path, replacement: unknown): unknown {
  if (key === undefined) return replacement;
  // A list throws for an invalid length.
  if (typeof value !== 'object' || value === null || key === 'length') return value;
  const fields = value as { [key: string]: unknown };
  const child = Object.hasOwn(fields, key) ? fields[key] : undefined;
  // Defined, so that `__proto__` is an ordinary key.
  Object.defineProperty(fields, key, {
    value: replaceAt(child, rest, replacement),
    enumerable: true,
    configurable: true,
    writable: true,
  });
  return value;
}
