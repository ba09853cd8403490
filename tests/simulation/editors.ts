import * as calls from '@vse/domain/contract/calls';
import type { SignedIn } from '../budget/staff-tokens.ts';
import { fragranceWith } from '../support/small-catalogue.ts';
import { type Ask, asking } from './asking.ts';
import { editLogos } from './logos.ts';
import { ADJECTIVES, FRAGRANCES, PROVIDERS, QUESTIONS, questionBy, weightsBy } from './prepare.ts';
import { changeTogether } from './sets.ts';
import { editFiles, editPictures } from './uploads.ts';
import type { World } from './world.ts';

type Edit = (world: World, ask: Ask) => Promise<unknown>;

/** The ids that fragrances have or have had, and will get. */
const MORE = ['fir'];

const EDITS: Edit[] = [
  ({ schedule }, ask) => {
    const id = schedule.pick(FRAGRANCES.slice(0, schedule.chance(0.7) ? 3 : 8));
    const publishState = schedule.chance(0.7) ? 'Published' : 'Draft';
    const name = schedule.chance(0.2) ? `${id} two` : id;
    const fields = fragranceWith(id, weightsBy(schedule), { publishState, name });
    return ask(calls.updateFragrance, { id, ...fields });
  },
  async ({ schedule, pace }, ask) => {
    const id = schedule.pick(FRAGRANCES.slice(0, schedule.chance(0.7) ? 3 : 8));
    const { status, body } = await ask(calls.listFragrances, { id });
    const [found] = status === 200 ? (body.items as { etag: string }[]) : [];
    await schedule.wait(pace(), 'an editor types');
    if (found)
      await ask(calls.updateFragrance, {
        id,
        ...fragranceWith(id, weightsBy(schedule)),
        etag: found.etag,
      });
  },
  ({ schedule, timeline }, ask) => {
    const known = timeline.ids('fragrances').filter((id) => timeline.newest('fragrances', id)?.doc);
    const chosen = known.filter((_, at) => at === 0 || schedule.chance(0.7));
    const fragrances = chosen.map((id) => ({ id }));
    const [id, showLogoOnPdf] = [schedule.pick(PROVIDERS), schedule.chance(0.5)];
    return ask(calls.updateProvider, { id, name: id, fragrances, showLogoOnPdf });
  },
  (world, ask) => {
    const id = world.schedule.pick(QUESTIONS);
    return ask(calls.updateQuestion, { id, ...questionBy(world.schedule, id) });
  },
  changeTogether,
  changeTogether,
  changeTogether,
  async (_, ask) => {
    const { status, body } = await ask(calls.listQuestions, {});
    if (status !== 200) return;
    const ids = (body.items as { id: string }[]).map(({ id }) => id);
    const [first = '', ...rest] = ids;
    await ask(calls.sortQuestions, { ids: [...rest, first], etag: body.orderEtag });
  },
  async (world, ask) => {
    const sku = world.schedule.pick(MORE);
    const requestId = `request-${world.schedule.int(1e9)}`;
    const fields = fragranceWith(sku, weightsBy(world.schedule));
    const { status, body } = await ask(calls.createFragrance, { ...fields, requestId });
    if (status !== 200) return undefined;
    const stock = [...FRAGRANCES.slice(0, 6), body.id].map((id) => ({ id }));
    const id = world.schedule.pick(PROVIDERS);
    const save = () =>
      ask(calls.updateProvider, { id, name: id, fragrances: stock, showLogoOnPdf: true });
    const remove = () => ask(calls.deleteFragrance, { id: body.id });
    const isRace = world.schedule.chance(0.5);
    world.count('race: an inventory is saved while its fragrance is deleted', isRace);
    if (isRace) return Promise.all([save(), remove()]);
    await save();
    await world.schedule.wait(world.pace(), 'an editor regrets');
    return remove();
  },
  async ({ schedule }, ask) => {
    const id = schedule.pick(ADJECTIVES);
    await ask(calls.updateAdjective, { id, name: schedule.chance(0.5) ? id : `${id} too` });
  },
  editFiles,
  editFiles,
  editPictures,
  editLogos,
];

/** Somebody of the staff who changes the catalogue now and then. */
export async function edit(world: World, editor: SignedIn): Promise<void> {
  const ask = asking(world, editor);
  for (;;) {
    await world.schedule.wait(world.pace(), `${editor.name} edits`);
    if (!world.isOpen()) return;
    await world.schedule.pick(EDITS)(world, ask);
  }
}
