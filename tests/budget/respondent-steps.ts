import { shareOf } from './figures.ts';
import * as journey from './journey.ts';
import { type Counted, type Measured, onBoth, type Row } from './measure.ts';
import { firstOf } from './people.ts';
import type { World } from './world.ts';

/** Guests of the journeys; those of the history have other numbers. */
const FIRST_GUEST = 800_000;

/** Measures each request of a respondent, and all of them together. */
export async function measureJourney(world: World): Promise<Measured> {
  const { fragrances, questions } = world.size;
  const of = ` (${fragrances.toLocaleString('en')} fragrances, ${questions} questions)`;
  const { warm, cold } = await onBoth(world, async ({ request }, round) => {
    const guest = journey.guestOf(FIRST_GUEST + round);
    await journey.invite(world, guest, firstOf(world.people, 'Salesperson'));
    await journey.takeQuiz(request, guest);
  });
  const rows = [...rowsOf(warm, 'warm', of), ...rowsOf(cold, 'cold', of)];
  return { rows, charges: warm.charges, units: warm.units };
}

const rowsOf = ({ total }: Counted, instance: Row['instance'], of: string): Row[] => [
  { step: `redeem${of}`, instance, figures: total('redeem') },
  { step: `load${of}`, instance, figures: total('load') },
  { step: `one answer saved${of}`, instance, figures: shareOf(total('save'), journey.SAVES) },
  { step: `complete${of}`, instance, figures: total('complete') },
  { step: `result${of}`, instance, figures: total('result') },
  { step: `respondent, in all${of}`, instance, figures: total() },
];
