import { LOGOS } from '@vse/domain/records/files';
import { adjectiveKind } from '../../api/src/services/catalogue/adjectives.ts';
import { addRecord } from '../../api/src/services/catalogue/catalogue.ts';
import { providerKind } from '../../api/src/services/catalogue/providers.ts';
import { addQuestion } from '../../api/src/services/catalogue/questions.ts';
import type { Context } from '../../api/src/services/context.ts';
import { createInvite } from '../../api/src/services/invites/create-invite.ts';
import { addSettings } from '../../api/src/services/users/let-in-user.ts';
import type { SignedIn } from '../budget/staff-tokens.ts';
import { addFragrance, questionWith } from '../support/small-catalogue.ts';
import { settled } from './builtins.ts';
import { createSchedule, type Schedule } from './schedule.ts';
import type { Who } from './timeline.ts';

export const ADJECTIVES = ['calm', 'bright', 'soft', 'warm', 'dry', 'green'];
export const FRAGRANCES = ['sea', 'sun', 'oak', 'fig', 'rue', 'tea', 'ivy', 'plum'];
export const QUESTIONS = ['mood', 'place', 'time'];
export const PROVIDERS = ['house', 'shop'];
/** The logo that the Manager begins with. */
export const OLD_LOGO = `${LOGOS}/shop/old.png`;

const person = (role: SignedIn['role'], name: string): SignedIn => ({
  role,
  name,
  memberId: `00000000-0000-4000-8000-${name.padEnd(12, '0')}`,
  email: `${name}@aurum.example`,
});
export const ADMINS = [person('Admin', 'ada'), person('Admin', 'abe')];
export const SELLER = person('Salesperson', 'sol');
export const MANAGER = person('Manager', 'mia');
export const STAFF = [...ADMINS, SELLER, MANAGER];
const providerOf = ({ role }: SignedIn) => (role === 'Manager' ? 'shop' : 'house');

/** Somebody of the staff, as their settings say. */
export const whoIs = (staff: SignedIn): Who => ({
  kind: staff.role,
  userId: staff.name,
  provider: providerOf(staff),
});

type Chance = Pick<Schedule, 'int' | 'chance'>;

/** A guest who was invited before the world began. */
export type Guest = { id: string; email: string; code: string };
const CODES = ['A7CXEF', 'B7DXFG', 'C7EXGH', 'D7FXHJ', 'E7GXJK', 'F7HXKL'];
export const GUESTS: Guest[] = CODES.map((code, number) => ({
  id: `guest-${number}`,
  email: `guest${number}@example.com`,
  code,
}));

/** The weights of a fragrance, by chance. */
export function weightsBy(schedule: Chance): Record<string, number> {
  const chosen = ADJECTIVES.filter(() => schedule.chance(0.5));
  return Object.fromEntries(chosen.map((id) => [id, schedule.int(6) - 1]));
}

/** A question with answers of three adjectives each, by chance. */
export function questionBy(schedule: Chance, text: string) {
  const adjectives = () => {
    const from = schedule.int(ADJECTIVES.length);
    return [0, 1, 2].map((each) => ADJECTIVES[(from + each) % ADJECTIVES.length] ?? '');
  };
  const state = schedule.chance(0.8) ? 'Published' : 'Draft';
  return questionWith(text, { [`${text}-a`]: adjectives(), [`${text}-b`]: adjectives() }, state);
}

/** Staff, a catalogue of eight fragrances in two inventories, three questions, and invites. */
export async function prepare(context: Context): Promise<void> {
  const schedule = createSchedule(0);
  for (const id of ADJECTIVES) await done(addRecord(context, adjectiveKind, id, { name: id }));
  for (const id of FRAGRANCES) await done(addFragrance(context, id, weightsBy(schedule)));
  for (const [number, id] of PROVIDERS.entries()) {
    const stock = FRAGRANCES.slice(0, number === 0 ? 8 : 5).map((each) => ({ id: each }));
    await done(
      addRecord(context, providerKind, id, {
        name: id,
        fragrances: stock,
        showLogoOnPdf: true,
        offersSamples: true,
      }),
    );
  }
  for (const id of QUESTIONS) await done(addQuestion(context, id, questionBy(schedule, id)));
  for (const staff of STAFF) {
    const { name, email, role, memberId } = staff;
    const provider = providerOf(staff);
    const names = {
      firstName: name,
      lastName: 'Aurum',
      email,
      role,
      provider,
      logo: staff === MANAGER ? OLD_LOGO : '',
    };
    await addSettings(context, name, { ...names, activeDirectoryMemberId: memberId });
  }
  for (const { id, email, code } of GUESTS) {
    const seller = { salesperson: SELLER.email, salespersonId: SELLER.name };
    await createInvite(context, id, { name: 'A Guest', email, code, provider: 'house', ...seller });
  }
}

/** Waits for what goes on after the work too, so that a defect shows in the worlds and not here. */
async function done(work: Promise<unknown>): Promise<void> {
  await work;
  await settled();
}
