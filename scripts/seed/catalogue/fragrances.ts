import { amberFragrances } from './fragrances-amber.ts';
import { aromaticFragrances } from './fragrances-aromatic.ts';
import { citrusFragrances } from './fragrances-citrus.ts';
import { floralFragrances } from './fragrances-floral.ts';
import { fruityFragrances } from './fragrances-fruity.ts';
import { gourmandFragrances } from './fragrances-gourmand.ts';
import { greenFragrances } from './fragrances-green.ts';
import { ozonicFragrances } from './fragrances-ozonic.ts';
import { wateryFragrances } from './fragrances-watery.ts';
import { woodyFragrances } from './fragrances-woody.ts';
import type { SampleFragrance } from './sample-types.ts';

export const fragrances: SampleFragrance[] = [
  ...amberFragrances,
  ...aromaticFragrances,
  ...citrusFragrances,
  ...floralFragrances,
  ...fruityFragrances,
  ...gourmandFragrances,
  ...greenFragrances,
  ...ozonicFragrances,
  ...wateryFragrances,
  ...woodyFragrances,
];
