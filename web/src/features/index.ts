import { adjectives } from './adjectives/feature.ts';
import { audit } from './audit/feature.ts';
import { changes } from './changes/feature.ts';
import { dashboard } from './dashboard/feature.ts';
import type { Feature, FeatureName } from './feature.ts';
import { fragrances } from './fragrances/feature.ts';
import { quizResults } from './history/feature.ts';
import { insight } from './insight/feature.ts';
import { inventory } from './inventory/feature.ts';
import { invites } from './invites/feature.ts';
import { jobs } from './jobs/feature.ts';
import { people } from './people/feature.ts';
import { providers } from './providers/feature.ts';
import { questions } from './questions/feature.ts';
import { userLogs } from './user-logs/feature.ts';
import { users } from './users/feature.ts';

/** All features of the office. A list of the domain without one does not compile. */
export const features: Readonly<Record<FeatureName, Feature>> = {
  dashboard,
  questions,
  adjectives,
  fragrances,
  providers,
  inventory,
  invites,
  users,
  quizResults,
  insight,
  userLogs,
  audit,
  people,
  changes,
  jobs,
};
