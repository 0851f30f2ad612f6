import { provideTemplate } from '@org/server-kit/testing';
import { testAnswers } from '../../test/answers/testAnswers.ts';
import { testBudget } from '../../test/answers/testBudget.ts';
import { openScanDatabase } from '../store/openDatabase.ts';

testAnswers(async () => openScanDatabase({ url: null, template: await provideTemplate() }));

testBudget(async () => openScanDatabase({ url: null, template: await provideTemplate() }));
