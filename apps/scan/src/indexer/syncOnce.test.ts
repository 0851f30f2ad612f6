import { provideTemplate } from '@org/server-kit/testing';
import { createSyncSetup } from '../../test/sync/createSyncSetup.ts';
import { testAnyOrder } from '../../test/sync/testAnyOrder.ts';
import { testSync } from '../../test/sync/testSync.ts';
import { openScanDatabase } from '../store/openDatabase.ts';

const setup = createSyncSetup(async () => openScanDatabase({ url: null, template: await provideTemplate() }));
testSync(setup);
testAnyOrder(setup, 'first');
