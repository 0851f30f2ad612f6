import type { TestProject } from 'vitest/node';
import { prepareConsumer } from '../consumers/prepareConsumer.ts';

/** One project with all tarballs installed, for all tests of tarballs. */
export default async function setup(project: TestProject) {
  project.provide('consumer', await prepareConsumer());
}
