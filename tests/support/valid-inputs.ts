import { randomBytes, randomUUID } from 'node:crypto';
import { createAdjective } from '@vse/domain/adjectives';
import type { Contract } from '@vse/domain/contract';
import { getLogos, uploadFile, uploadLogo } from '@vse/domain/files';
import { createFragrance } from '@vse/domain/fragrances';
import { inviteCode } from '@vse/domain/invite-code';
import { createProvider } from '@vse/domain/providers';
import { createQuestion } from '@vse/domain/questions';
import { getSession } from '@vse/domain/users';
import { GROUP_SALESPERSON_ID } from '../../scripts/local/graph/groups.ts';
import {
  ADMIN,
  begin,
  call,
  invite,
  PNG,
  providerNamed,
  SALES_EMAIL,
  send,
  unique,
  upload,
} from './api.ts';
import { recordInputs } from './walk-records.ts';

/** Makes input that an endpoint takes from an Admin; what has to be new is new each time. */
type Make = () => object;

const email = () => `valid.${randomUUID()}@example.com`;
const file = { filename: 'a.png', container: 'vse-file-upload' };

const adjectiveFields = () => ({ name: unique('adjective') });

async function fragranceFields(): Promise<Make> {
  const { id } = await call(createAdjective, adjectiveFields(), ADMIN);
  return () => ({
    name: unique('Fragrance'),
    sku: 'T-1',
    shortDescription: 'Short.',
    longDescription: 'Long.',
    family: 'Woody',
    collection: 'Core',
    publishState: 'Draft',
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
  const { id } = await call(createAdjective, adjectiveFields(), ADMIN);
  return () => ({
    questionText: unique('Which?'),
    type: 'Photo + Text',
    publishState: 'Draft',
    answers: ['One', 'Two'].map((title) => ({
      title,
      publishState: 'Draft',
      heroImageUrl: 'vse-file-upload/hero.webp',
      adjectives: [{ id }],
    })),
  });
}

const catalogue: [record: string, create: Contract, fields: () => Promise<Make>][] = [
  ['Adjective', createAdjective, async () => adjectiveFields],
  ['FragranceExtended', createFragrance, fragranceFields],
  ['Provider', createProvider, providerFields],
  ['Question', createQuestion, questionFields],
];

/** For each kind of record in the catalogue: to add one, and to change or delete one that was just added. */
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

/** The name of a provider with an empty gallery: those of the samples are looked at by other tests. */
async function gallery(): Promise<string> {
  const fields = (await providerFields())();
  await call(createProvider, fields, ADMIN);
  return fields.name;
}

const own = async () => (await call(getSession, {}, ADMIN)).userId;
/** As the walk by permission makes it, with what has to be new each time. */
const walked = (name: string, fresh: Make) => async () => {
  const made = await recordInputs[name]?.('own', 'Admin');
  return () => ({ ...made?.input, ...fresh() });
};

const others: Record<string, () => Promise<Make>> = {
  vseCreateInvite: walked('vseCreateInvite', () => ({
    email: email(),
    code: inviteCode(randomBytes(6)),
  })),
  vseCreateUserSetting: walked('vseCreateUserSetting', () => ({ email: email() })),
  vseCreateInvites: walked('vseCreateInvites', () => ({ requestId: randomUUID() })),
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
  vseListUserSettings: async () => () => ({ limit: '10' }),
  vseFindOpenInvites: async () => () => ({ emails: [email(), email()] }),
  vseCreateUserLogs: async () => {
    const userId = await own();
    return () => ({ userId });
  },
  vseCreateUserLanguageHistory: async () => {
    const userId = await own();
    return () => ({ userId, language: 'fr' });
  },
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
  vseGetUserLogo: async () => () => ({ Provider: 'Maison Verdier' }),
};

/** What to begin from when input is to be nearly right; endpoints that are not here take none. */
export async function validInput(name: string): Promise<Make> {
  const known = catalogueInputs[name] ?? others[name];
  if (known) return known();
  const made = await recordInputs[name]?.('own', 'Admin');
  // The ETag of a record that is written again and again would soon be all that is refused.
  const { etag: _, ...input } = { etag: '', ...made?.input };
  return () => input;
}
