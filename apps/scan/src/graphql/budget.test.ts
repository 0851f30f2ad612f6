import { testBudget } from '../../test/answers/testBudget.ts';
import { openScanDatabase } from '../store/openDatabase.ts';

testBudget(() => openScanDatabase({ url: null }));
