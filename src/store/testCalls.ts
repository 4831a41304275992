import { listQuestions } from '@/api/questionnaire'

import { listThunk } from './apiThunk'

// A thunk of the slice `questionnaire`, for students and for the teacher who reads the questions before sending them.
export const loadTest = listThunk('questionnaire', 'testData', listQuestions)
