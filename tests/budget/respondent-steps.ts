import * as calls from '@vse/domain/contract/calls';
import { shareOf } from './figures.ts';
import * as journey from './journey.ts';
import { type CountedCalls, onBoth, type Row, type Step } from './measure.ts';
import { firstOf } from './people.ts';
import type { World } from './world.ts';

/** Guests of the journeys; those of the history have other numbers. */
const FIRST_GUEST = 800_000;

/** Measures each request of a respondent, and all of them together. */
export async function measureJourney(world: World): Promise<Row[]> {
  const { fragrances, questions } = world.size;
  const of = ` (${fragrances.toLocaleString('en')} fragrances, ${questions} questions)`;
  const { warm, cold } = await onBoth(world, async ({ request }, round) => {
    const guest = journey.guestOf(FIRST_GUEST + round);
    await journey.invite(world, guest, firstOf(world.people, 'Salesperson'));
    await journey.takeQuiz(request, guest);
  });
  return [...rowsOf(warm, 'warm', of), ...rowsOf(cold, 'cold', of)];
}

const rowsOf = ({ total }: CountedCalls, instance: Row['instance'], of: string): Row[] => [
  { step: `redeem${of}`, instance, figures: total('redeem') },
  { step: `load${of}`, instance, figures: total('load') },
  { step: `one answer saved${of}`, instance, figures: shareOf(total('save'), journey.SAVES) },
  { step: `complete${of}`, instance, figures: total('complete') },
  { step: `result${of}`, instance, figures: total('result') },
  { step: `respondent, in all${of}`, instance, figures: total() },
];

/** Of a step: rehearsal, warm, cold. */
const ROUNDS = 3;

/** What a respondent does later, and the start of a client project, which makes the lists longer that others measure. */
export async function laterSteps(world: World): Promise<Step[]> {
  const salesperson = firstOf(world.people, 'Salesperson');
  const read = journey.uncounted(world.behind);
  const ids: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const guest = journey.guestOf(FIRST_GUEST + 900 + round);
    await journey.invite(world, guest, salesperson);
    ids.push(await journey.takeQuiz(read, guest));
  }
  const completed = (round: number) => ids[round] ?? '';
  return [
    {
      name: 'result by its permalink',
      run: (request, round) => request('', calls.getQuizResult, { id: completed(round) }),
    },
    {
      name: 'one-sheet opened',
      async run(request, round) {
        const id = completed(round);
        const { recommendedFragrances } = await read('', calls.getQuizResult, { id });
        const fragrance = recommendedFragrances[0]?.id ?? '';
        const { isNoted } = await request('', calls.openOneSheet, { id, fragrance });
        if (!isNoted) throw new Error('The opened one-sheet was not noted');
      },
    },
    {
      name: 'project begun',
      async run(request, round) {
        const project = { name: `Hotel ${round}`, salesperson: salesperson.email };
        const token = await world.tokenOf(salesperson);
        await request('', calls.createQuizResult, { project }, token);
      },
    },
  ];
}
