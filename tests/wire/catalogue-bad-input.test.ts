import type { Contract } from '@vse/domain/contract/contract';
import {
  createAdjective,
  deleteAdjective,
  listAdjectives,
  updateAdjective,
} from '@vse/domain/records/adjectives';
import { uploadFile } from '@vse/domain/records/files';
import {
  createFragrance,
  deleteFragrance,
  listFragrances,
  updateFragrance,
} from '@vse/domain/records/fragrances';
import { createProvider, deleteProvider, updateProvider } from '@vse/domain/records/providers';
import { createQuestion, deleteQuestion, updateQuestion } from '@vse/domain/records/questions';
import { describe, expect, test } from 'vitest';
import { ADMIN, call, MANAGER, PNG, providerNamed, send, upload } from '../support/api.ts';
import { freshFragrance, unique } from '../support/fresh.ts';

const LONG = 'x'.repeat(10_000);

const question = () =>
  ({ questionText: unique('Which?'), type: 'Single Choice', publishState: 'Draft' }) as const;
const rows = async () => (await call(listFragrances, { fields: 'list' }, ADMIN)).items;

describe('10,000 characters', () => {
  test.each([
    ['an adjective', createAdjective, () => ({ name: LONG }), 'Adjective is too long.'],
    [
      'a fragrance’s name',
      createFragrance,
      () => ({ ...freshFragrance(), name: LONG }),
      'Fragrance Name is too long.',
    ],
    [
      'a SKU',
      createFragrance,
      () => ({ ...freshFragrance(), sku: LONG }),
      'Fragrance Sku is too long.',
    ],
    [
      'a short description',
      createFragrance,
      () => ({ ...freshFragrance(), shortDescription: LONG }),
      'Fragrance Short Description is too long.',
    ],
    [
      'a question',
      createQuestion,
      () => ({ ...question(), questionText: LONG }),
      'Question Text is too long.',
    ],
    [
      'an answer',
      createQuestion,
      () => ({ ...question(), answers: [{ title: LONG, publishState: 'Draft' }] }),
      'An answer title is too long.',
    ],
  ])('as %s are refused', async (_, contract: Contract, input, message) => {
    const { status, problem } = await send(contract, input(), MANAGER);
    expect([status, problem.errors]).toEqual([400, [message]]);
  });

  test('as a provider’s name are refused', async () => {
    const { fragrances } = await providerNamed('Maison Verdier');
    const { status, problem } = await send(createProvider, { name: LONG, fragrances }, MANAGER);
    expect([status, problem.errors]).toEqual([400, ['Provider name is too long.']]);
  });

  test('as a long description are taken', async () => {
    const fields = { ...freshFragrance(), longDescription: LONG };
    const { id } = await call(createFragrance, fields, MANAGER);
    expect((await call(listFragrances, { id }, ADMIN)).items[0]).toMatchObject(fields);
    await call(deleteFragrance, { id }, ADMIN);
  });
});

describe('a name', () => {
  test.each([
    'عود دافئ',
    'גן ורדים',
    '夜の沈香',
    'गुलाब',
    'گل‌سرخ',
    '<script>alert(1)</script>',
    '=1+1',
  ])('%s comes back as it was sent', async (text) => {
    const name = `${text} ${unique('x')}`;
    const { id } = await call(createAdjective, { name }, MANAGER);
    const { items } = await call(listAdjectives, {}, ADMIN);
    expect(items.find((one) => one.id === id)?.name).toBe(name);
    await call(deleteAdjective, { id }, ADMIN);
  });

  test.each([
    ['turns what follows around', 'Oud\u202egnidliug'],
    ['isolates what follows', 'Oud \u2067rose'],
    ['hides a letter', 'Rose\u200b'],
    ['has a null', 'Ro\u0000se'],
    ['has two lines', 'Rose\nOud'],
  ])('that %s is refused, and nothing is written', async (_, bad) => {
    const sku = unique('T');
    const { status, problem } = await send(
      createFragrance,
      { ...freshFragrance(), name: `${bad} oil`, sku },
      MANAGER,
    );
    expect([status, problem.errors]).toEqual([400, ['Please remove the invisible characters.']]);
    expect((await rows()).some((row) => row.sku === sku)).toBe(false);
    // Nor is the SKU taken.
    const { id } = await call(createFragrance, { ...freshFragrance(), sku }, MANAGER);
    await call(deleteFragrance, { id }, ADMIN);
  });
});

test.each(['red', '#12', '#12345', '#GGGGGG', 'url(https://elsewhere.example)', '', null, 7, {}])(
  'the color %j is none',
  async (color) => {
    const fields = { ...freshFragrance(), colors: ['#333', color] };
    const { status, problem } = await send(createFragrance, fields, MANAGER);
    expect([status, problem.errors]).toEqual([400, ['A color is not valid.']]);
    expect(problem.issues[0]?.field).toBe('colors.1');
  },
);

describe('a file', () => {
  test('of no bytes is refused', async () => {
    const { status, problem } = await upload(
      uploadFile,
      { filename: 'empty.png' },
      new Uint8Array(),
      MANAGER,
    );
    expect([status, problem.errors]).toEqual([400, [expect.stringMatching(/^(Invalid|Please)/)]]);
  });

  test('of 40 MB is refused for its size', async () => {
    const huge = new Uint8Array(40_000_000);
    huge.set(PNG);
    const { status, problem } = await upload(uploadFile, { filename: 'huge.png' }, huge, MANAGER);
    expect([status, problem.errors]).toEqual([
      413,
      ['The file is too large. Please upload at most 10 MB.'],
    ]);
  });

  test.each(['../a.png', '..\\a.png', '/etc/a.png'])('named %j is refused', async (filename) => {
    const { status, problem } = await upload(uploadFile, { filename }, PNG, MANAGER);
    expect([status, problem.issues[0]?.code]).toEqual([400, 'FILE_NAME_INVALID']);
  });

  test.each(['vse-logos', 'secrets', '$web', '../vse-logos'])(
    'for the container %s is refused',
    async (container) => {
      const { status, problem } = await upload(
        uploadFile,
        { filename: 'a.png', container },
        PNG,
        MANAGER,
      );
      expect([status, problem.errors]).toEqual([400, ['The container is not known.']]);
    },
  );
});

describe('an id that names nothing', () => {
  const inventory = async () => (await providerNamed('Maison Verdier')).fragrances.slice(0, 1);
  const records: [string, Contract, Contract, () => object | Promise<object>][] = [
    ['adjective', updateAdjective, deleteAdjective, () => ({ name: 'x' })],
    ['fragrance', updateFragrance, deleteFragrance, freshFragrance],
    [
      'provider',
      updateProvider,
      deleteProvider,
      async () => ({ name: unique('Provider'), fragrances: await inventory() }),
    ],
    ['question', updateQuestion, deleteQuestion, question],
  ];

  test.each(records)('changes and deletes no %s', async (_, update, remove, fields) => {
    const input = { ...(await fields()), id: 'no-such' };
    for (const [contract, sent] of [
      [update, input] as const,
      [remove, { id: 'no-such' }] as const,
    ]) {
      const { status, problem } = await send(contract, sent, MANAGER);
      expect([status, problem.errors]).toEqual([404, ['The record was not found.']]);
    }
  });
});

describe('the enforce flags', () => {
  const errorsOf = async (contract: Contract, input: object) =>
    (await send(contract, input, MANAGER)).problem.errors;

  test('ask for the files that a fragrance has to have, and stay set', async () => {
    const strict = { ...freshFragrance(), isEnforceUploads: true };
    const missing = [
      'Fragrance Hero Image is required.',
      'Fragrance One Sheet PDF is required.',
      'Fragrance One Sheet PDF Filename is required.',
    ];
    expect(await errorsOf(createFragrance, strict)).toEqual(missing);
    const { id } = await call(createFragrance, { ...strict, isEnforceUploads: false }, MANAGER);
    expect(await errorsOf(updateFragrance, { ...strict, id })).toEqual(missing);
    await call(deleteFragrance, { id }, ADMIN);
  });

  test('ask for one adjective at least', async () => {
    const colors = ['#333', '#666', '#999'];
    const strict = { ...freshFragrance(), colors, isEnforceAdjectivesAndColors: true };
    const message = 'At least one Fragrance Adjective is required.';
    expect(await errorsOf(createFragrance, strict)).toEqual([message]);
    const adjective = await call(createAdjective, { name: unique('enforced') }, ADMIN);
    const adjectives = [{ id: adjective.id, weight: 3 }];
    const { id } = await call(createFragrance, { ...strict, adjectives }, MANAGER);
    expect(await errorsOf(updateFragrance, { ...strict, id })).toEqual([message]);
    const [stored] = (await call(listFragrances, { id }, ADMIN)).items;
    expect(stored).toMatchObject({ isEnforceAdjectivesAndColors: true, adjectives });
    await call(deleteFragrance, { id }, ADMIN);
    await call(deleteAdjective, adjective, ADMIN);
  });
});
