import type { QuizResult } from '@vse/domain/records/quiz-results';

export type Recommended = QuizResult['recommendedFragrances'][number];
