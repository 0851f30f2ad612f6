import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { createScanDatabase } from './serve.ts';

let admin: pg.Client;

beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
});

afterAll(() => admin.end());

/** A role with a database of its own name, and the address of that database. */
const createRole = async (right: 'createdb' | 'nocreatedb') => {
  const name = `laurel_${randomBytes(6).toString('hex')}`;
  await admin.query(`create role ${name} login ${right}`);
  await admin.query(`create database ${name} owner ${name}`);
  onTestFinished(async () => {
    for (const each of [`${name}_scan`, name]) await admin.query(`drop database if exists ${each} (force)`);
    await admin.query(`drop role ${name}`);
  });
  const url = new URL(inject('postgresUrl'));
  url.username = name;
  url.pathname = `/${name}`;
  return { name, url };
};

const hasDatabase = async (name: string) =>
  (await admin.query('select 1 from pg_database where datname = $1', [name])).rows.length === 1;

test("creates the scan's database beside the api's, and finds it again", async () => {
  const { name, url } = await createRole('createdb');
  const created = await createScanDatabase(url.href);
  expect(new URL(created).pathname).toBe(`/${name}_scan`);
  expect(new URL(created).username).toBe(name);
  expect(await hasDatabase(`${name}_scan`)).toBe(true);
  expect(await createScanDatabase(url.href)).toBe(created);
});

test("takes the role's name if the address names no database, as PostgreSQL's clients do", async () => {
  const { name, url } = await createRole('createdb');
  url.pathname = '';
  expect(new URL(await createScanDatabase(url.href)).pathname).toBe(`/${name}_scan`);
  expect(await hasDatabase(`${name}_scan`)).toBe(true);
});

test('says what to do if the role may not create it', async () => {
  const { name, url } = await createRole('nocreatedb');
  await expect(createScanDatabase(url.href)).rejects.toThrow(
    `The scan needs a database ${name}_scan, which cannot be created: permission denied to create database. Create it, owned by the same role.`,
  );
});

test('finds a database that someone else has created for a role without the right', async () => {
  const { name, url } = await createRole('nocreatedb');
  await admin.query(`create database ${name}_scan owner ${name}`);
  expect(new URL(await createScanDatabase(url.href)).pathname).toBe(`/${name}_scan`);
});

test('leaves the folder of an embedded database as it is', async () => {
  expect(await createScanDatabase('file:./laurel-data')).toBe('file:./laurel-data');
});
