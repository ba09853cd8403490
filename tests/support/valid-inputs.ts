import { randomBytes, randomUUID } from 'node:crypto';
import type { Contract } from '@vse/domain/contract/contract';
import { createAdjective, updateAdjective } from '@vse/domain/records/adjectives';
import { createChangeSet } from '@vse/domain/records/change-sets';
import { getLogos, uploadFile, uploadLogo } from '@vse/domain/records/files';
import { createFragrance, listFragrances, type NewFragrance } from '@vse/domain/records/fragrances';
import { erasePerson } from '@vse/domain/records/people';
import { createProvider } from '@vse/domain/records/providers';
import { createQuestion, listQuestions } from '@vse/domain/records/questions';
import { getRecordHistory } from '@vse/domain/records/record-history';
import { getSession } from '@vse/domain/records/users';
import { freshInviteCode } from '@vse/domain/rules/invite-code';
import { GROUP_SALESPERSON_ID } from '../../scripts/local/graph/groups.ts';
import { ADMIN, begin, call, invite, PNG, providerNamed, send, upload } from './api.ts';
import { freshEmail, freshFragrance, unique } from './fresh.ts';
import { SALES_EMAIL } from './scenes.ts';
import { recordInputs } from './walk-records.ts';

/** Makes valid input of an endpoint for an Admin. Values that must be unique are new in every call. */
type Make = () => object;

const file = { filename: 'a.png', container: 'vse-file-upload' };

const adjectiveFields = () => ({ name: unique('adjective') });

async function fragranceFields(): Promise<Make> {
  const { id } = await call(createAdjective, adjectiveFields(), ADMIN);
  return () => ({
    ...freshFragrance(),
    isOdorNeutralizer: true,
    detectionLevel: 'High',
    heroImageUrl: 'vse-file-upload/hero.webp',
    oneSheetPdfUrl: 'vse-file-upload/sheet.pdf',
    oneSheetPdfFilename: 'sheet.pdf',
    adjectives: [{ id, name: 'whatever', weight: 5 }],
    colors: ['#333', '#F8B133', '#123456'],
    isEnforceAdjectivesAndColors: true,
  });
}

async function providerFields() {
  const fragrances = (await providerNamed('Maison Verdier')).fragrances.slice(0, 3);
  return () => ({ name: unique('Provider'), fragrances, showLogoOnPdf: true });
}

async function questionFields(): Promise<Make> {
  const adjectives = await Promise.all(
    [1, 2, 3].map(() => call(createAdjective, adjectiveFields(), ADMIN)),
  );
  return () => ({
    questionText: unique('Which?'),
    type: 'Photo + Text',
    publishState: 'Draft',
    answers: ['One', 'Two'].map((title) => ({
      title,
      publishState: 'Draft',
      heroImageUrl: 'vse-file-upload/hero.webp',
      adjectives,
    })),
  });
}

const catalogue: [record: string, create: Contract, fields: () => Promise<Make>][] = [
  ['Adjective', createAdjective, async () => adjectiveFields],
  ['FragranceExtended', createFragrance, fragranceFields],
  ['Provider', createProvider, providerFields],
  ['Question', createQuestion, questionFields],
];

/** Inputs for each kind of catalogue record: to add one, and to change or delete one that was just added. */
const catalogueInputs = Object.fromEntries(
  catalogue.flatMap(([record, create, fields]) => {
    const added = async () =>
      (await send(create, (await fields())(), ADMIN)).body as { id: string };
    return [
      [`vseCreate${record}`, fields],
      [
        `vseUpdate${record}`,
        async () => {
          const [{ id }, make] = [await added(), await fields()];
          return () => ({ ...make(), id });
        },
      ],
      [
        `vseDelete${record}`,
        async () => {
          const { id } = await added();
          return () => ({ id });
        },
      ],
    ];
  }),
);

/** The name of a new provider with an empty gallery, because other tests use the galleries of the samples. */
async function gallery(): Promise<string> {
  const fields = (await providerFields())();
  await call(createProvider, fields, ADMIN);
  return fields.name;
}

const own = async () => (await call(getSession, {}, ADMIN)).userId;
/** The input that the permission walk uses, with new values for what must be unique. */
const fromWalk = (name: string, fresh: Make) => async () => {
  const made = await recordInputs[name]?.('own', 'Admin');
  return () => ({ ...made?.input, ...fresh() });
};

const readable = async () => {
  const { id } = await call(createAdjective, adjectiveFields(), ADMIN);
  return () => ({ kind: 'adjectives', id, etag: 'any' });
};

/** The change of a new fragrance, for a change set. */
async function seenFragrance() {
  const { id } = await call(createFragrance, (await fragranceFields())() as NewFragrance, ADMIN);
  const etag = (await call(listFragrances, { id }, ADMIN)).items[0]?.etag ?? '';
  return [{ fields: { family: 'Woody' as const }, records: [{ id, etag }] }];
}
const changedTogether = async () =>
  call(createChangeSet, { fragrances: await seenFragrance(), requestId: randomUUID() }, ADMIN);

/** An adjective that was saved once, and the date of the state before. */
async function renamed() {
  const { id } = await call(createAdjective, adjectiveFields(), ADMIN);
  await call(updateAdjective, { id, ...adjectiveFields() }, ADMIN);
  const about = { kind: 'adjective', id } as const;
  const [, former] = (await call(getRecordHistory, about, ADMIN)).items;
  return { ...about, date: former?.changedDate };
}

/** A job that is over: none waits long enough for a test. */
const endedJob = async () => {
  const address = freshEmail('erased');
  const { erasure } = await call(erasePerson, { address, results: 'deleted' }, ADMIN);
  return () => ({ id: erasure });
};

const others: Record<string, () => Promise<Make>> = {
  vseGetRecordHistory: async () => {
    const { date: _, ...about } = await renamed();
    return () => about;
  },
  vseGetRecordState: async () => {
    const about = await renamed();
    return () => about;
  },
  vseCreateChangeSet: async () => {
    const fragrances = await seenFragrance();
    return () => ({ fragrances, requestId: randomUUID() });
  },
  vseUndoChangeSet: async () => {
    const { id } = await changedTogether();
    return () => ({ id });
  },
  vseGetChangeSet: async () => {
    const { id } = await changedTogether();
    return () => ({ id });
  },
  vseSortQuestions: async () => {
    const { items, orderEtag } = await call(listQuestions, {}, ADMIN);
    return () => ({ ids: items.map(({ id }) => id), etag: orderEtag });
  },
  vseCreateInvite: fromWalk('vseCreateInvite', () => ({
    email: freshEmail('valid'),
    code: freshInviteCode(randomBytes),
  })),
  vseCreateUserSetting: fromWalk('vseCreateUserSetting', () => ({ email: freshEmail('valid') })),
  vseCreateInvites: fromWalk('vseCreateInvites', () => ({ requestId: randomUUID() })),
  vseCreateQuizResult: async () => () => ({
    project: { name: unique('Project'), salesperson: SALES_EMAIL },
    requestId: randomUUID(),
  }),
  vseGetQuizResult: async () => {
    const { id } = await begin();
    return () => ({ id });
  },
  vseRedeemInvite: async () => {
    const invited = await invite();
    return () => ({ email: invited.email, code: invited.code });
  },
  vseListInvites: async () => () => ({ limit: '10', find: 'a' }),
  vseListQuizResults: async () => () => ({ limit: '10' }),
  vseCountInvites: async () => () => ({ find: 'a', status: 'open', maxAge: '0' }),
  vseCountQuizResults: async () => () => ({ isCompleted: 'true', maxAge: '60' }),
  vseListUserSettings: async () => () => ({ limit: '10' }),
  vseGetInsight: async () => () => ({
    from: '2026-03-01',
    to: '2026-03-31',
    timeZone: 'Europe/Berlin',
    by: 'hour',
    source: 'invite',
  }),
  vseFind: async () => () => ({ text: 'guest' }),
  vseFindPeople: async () => () => ({ text: 'guest' }),
  vseGetPerson: async () => () => ({ address: freshEmail('kept') }),
  vseExportPerson: async () => () => ({ address: freshEmail('kept') }),
  vseErasePerson: async () => () => ({ address: freshEmail('erased'), results: 'deleted' }),
  vseRetryJob: endedJob,
  vseEndJob: endedJob,
  vseFindOpenInvites: async () => () => ({ emails: [freshEmail('valid'), freshEmail('valid')] }),
  vseCreateUserLogs: async () => {
    const userId = await own();
    return () => ({ userId });
  },
  vseCreateUserLanguageHistory: async () => {
    const userId = await own();
    return () => ({ userId, language: 'fr' });
  },
  vseOpenOneSheet: async () => {
    const { id } = await begin();
    return () => ({ id, fragrance: 'a-fragrance' });
  },
  vseGetPrivacyNotice: async () => {
    const { id } = await begin();
    return () => ({ id });
  },
  vseGetRetention: async () => () => ({ days: '90' }),
  vseReportClientError: async () => () => ({ path: '/', message: 'TypeError: x is undefined' }),
  adListApplicationUsers: async () => () => ({ groupId: GROUP_SALESPERSON_ID }),
  adGetUserByEmailAddress: async () => () => ({ email: SALES_EMAIL }),
  vseFileUpload: async () => () => file,
  vseFileDownload: async () => {
    await upload(uploadFile, file, PNG, ADMIN);
    return () => file;
  },
  vseUploadUserLogo: async () => {
    const Provider = await gallery();
    return () => ({ filename: 'a.png', Provider });
  },
  vseDeleteProviderLogo: async () => {
    const folder = await gallery();
    await upload(uploadLogo, { filename: 'a.png', Provider: folder }, PNG, ADMIN);
    const [logo] = (await call(getLogos, { Provider: folder }, ADMIN)).images;
    const image = logo?.url.split('?')[0]?.split('/').at(-1);
    return () => ({ image, folder });
  },
  vseGetUnreadable: readable,
  vseDeleteUnreadable: readable,
  vseGetUserLogo: async () => () => ({ Provider: 'Maison Verdier' }),
};

/** Valid input to start mutations from. Undefined for endpoints without input. */
export async function validInput(name: string): Promise<Make> {
  const ownInput = catalogueInputs[name] ?? others[name];
  if (ownInput) return ownInput();
  const made = await recordInputs[name]?.('own', 'Admin');
  // Without the ETag: the record is written many times, and a stale ETag would be the only error found.
  const { etag: _, ...input } = { etag: '', ...made?.input };
  return () => input;
}
