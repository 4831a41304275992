/** The call for the questions of the visit's questionnaire and their answers: `GET /tests/1`, made without a token. */
export const questionnaireTest = {
  url: '/tests/1',
  params: { locale: 'es', include: 'questions,questions.answers' },
} as const
