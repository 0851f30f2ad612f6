import { testAnswers } from '../../test/answers/testAnswers.ts';
import { openScanDatabase } from '../store/openDatabase.ts';

testAnswers(() => openScanDatabase({ url: null }));
