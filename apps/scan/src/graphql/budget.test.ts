import { testBudget } from '../../test/answers/testBudget.ts';
import { openDatabase } from '../store/openDatabase.ts';

testBudget(() => openDatabase({ url: null }));
