import { provideTemplate } from '@org/server-kit/testing';
import { testBudget } from '../../test/answers/testBudget.ts';
import { openScanDatabase } from '../store/openDatabase.ts';

testBudget(async () => openScanDatabase({ url: null, template: await provideTemplate() }));
