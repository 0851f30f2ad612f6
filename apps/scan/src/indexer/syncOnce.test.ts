import { createSyncSetup } from '../../test/sync/createSyncSetup.ts';
import { testAnyOrder } from '../../test/sync/testAnyOrder.ts';
import { testSync } from '../../test/sync/testSync.ts';
import { openDatabase } from '../store/openDatabase.ts';

const setup = createSyncSetup(() => openDatabase({ url: null }));
testSync(setup);
testAnyOrder(setup);
