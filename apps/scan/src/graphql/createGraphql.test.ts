import { testAnswers } from '../../test/answers/testAnswers.ts';
import { openDatabase } from '../store/openDatabase.ts';

testAnswers(() => openDatabase({ url: null }));
