import { describe, expect, it } from 'vitest';
import { adjectives } from './adjectives.ts';
import { fragrances } from './fragrances.ts';
import { staff } from './people.ts';
import { projects } from './projects.ts';
import { providers } from './providers.ts';
import { questions } from './questions.ts';
import { respondents } from './respondents.ts';

const FAMILIES = [
  ...['Aromatic', 'Citrus', 'Floral', 'Fruity', 'Gourmand'],
  ...['Green', 'Amber', 'Ozonic', 'Watery', 'Woody'],
];
const COLLECTIONS = ['Core', 'Designer', 'Holidays', 'Prestige'];
const DETECTION_LEVELS = ['Low', 'Medium', 'High'];

const skus = new Set(fragrances.map(({ sku }) => sku));
const slugs = new Set(providers.map(({ slug }) => slug));
const answers = questions.flatMap((question) => question.answers);
const votes = questions
  .filter(({ publishState }) => publishState === 'Published')
  .flatMap((question) => question.answers)
  .filter(({ publishState }) => publishState === 'Published')
  .flatMap((answer) => answer.adjectives);
const drafts = (items: { publishState: string }[]) =>
  items.filter(({ publishState }) => publishState === 'Draft').length;

describe('the sample catalogue', () => {
  it.each([
    ['adjectives', adjectives.length, 64],
    ['fragrances', fragrances.length, 52],
    ['draft fragrances', drafts(fragrances), 4],
    ['odor neutralizers', fragrances.filter((item) => item.isOdorNeutralizer).length, 4],
    ['providers', providers.length, 3],
    ['questions', questions.length, 12],
    ['draft questions', drafts(questions), 2],
    ['draft answers', drafts(answers), 3],
    ['pictures', answers.filter((each) => each.picture).length, 20],
    ['staff', staff.length, 11],
    ['respondents', respondents.length, 32],
    ['projects', projects.length, 14],
  ])('has the promised number of %s', (_what, found, promised) => {
    expect(found).toBe(promised);
  });

  it.each([
    ['adjective', adjectives],
    ['fragrance name', fragrances.map(({ name }) => name)],
    ['SKU', fragrances.map(({ sku }) => sku)],
    ['question', questions.map(({ questionText }) => questionText)],
    ['picture', answers.flatMap(({ picture }) => picture ?? [])],
    ['e-mail', [...staff, ...respondents].map(({ email }) => email)],
    ['project', projects.map(({ name }) => name)],
  ])('has no duplicate %s', (_what, values) => {
    expect(values).toEqual([...new Set(values)]);
  });

  it.each(fragrances.map((each) => [each.name, each] as const))(
    'describes %s completely',
    (_name, each) => {
      expect(each.sku).toMatch(/^[A-Z]{2}-\d{4}$/);
      expect(each.shortDescription.length).toBeLessThanOrEqual(60);
      expect(each.longDescription.match(/[.!?](?= |$)/g)?.length).toBeOneOf([2, 3]);
      expect(FAMILIES).toContain(each.family);
      expect(COLLECTIONS).toContain(each.collection);
      expect(DETECTION_LEVELS).toContain(each.detectionLevel);
      expect(each.colors.length).toBeOneOf([3, 4, 5, 6, 7, 8]);
      for (const color of each.colors) expect(color).toMatch(/^#[0-9A-F]{6}$/);
      expect(each.adjectives.length).toBeOneOf([3, 4, 5, 6, 7, 8]);
      for (const { name, weight } of each.adjectives) {
        expect(adjectives).toContain(name);
        expect(weight).toBeOneOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      }
    },
  );

  it.each(FAMILIES)('has a few %s fragrances', (family) => {
    expect(fragrances.filter((each) => each.family === family).length).toBeOneOf([5, 6]);
  });

  it.each(COLLECTIONS)('has fragrances in the %s collection', (collection) => {
    expect(fragrances.filter((each) => each.collection === collection).length).toBeGreaterThan(8);
  });

  it('has a published answer for every word that a fragrance has', () => {
    const carried = fragrances.flatMap((each) => each.adjectives.map(({ name }) => name));
    expect(carried.filter((name) => !votes.includes(name))).toEqual([]);
    expect(adjectives.filter((name) => !carried.includes(name))).toEqual([]);
  });

  it.each(questions.map((each) => [each.questionText, each] as const))(
    'has valid answers for the question: %s',
    (_text, each) => {
      expect(each.answers.length).toBeOneOf([4, 5, 6]);
      for (const answer of each.answers) {
        expect(answer.picture !== undefined).toBe(each.type === 'Photo + Text');
        expect(answer.adjectives.length).toBeOneOf([3, 4, 5, 6]);
        expect(answer.adjectives.filter((name) => !adjectives.includes(name))).toEqual([]);
      }
    },
  );

  it.each(providers.map((each) => [each.name, each] as const))(
    'has a valid stock for %s',
    (_name, each) => {
      const stocked = fragrances.filter(({ sku }) => each.fragranceSkus.includes(sku));
      expect(each.fragranceSkus.filter((sku) => !skus.has(sku))).toEqual([]);
      expect(new Set(each.fragranceSkus).size).toBe(each.fragranceSkus.length);
      expect(stocked.length).toBeGreaterThan(20);
      expect(new Set(stocked.map(({ family }) => family)).size).toBeGreaterThan(8);
    },
  );

  it('gives each guest and project a salesperson of the same provider', () => {
    expect(staff.filter(({ providerSlug }) => !slugs.has(providerSlug))).toEqual([]);
    for (const each of [...respondents, ...projects]) {
      const seller = staff.find(({ email }) => email === each.salespersonEmail);
      expect(seller).toMatchObject({ role: 'Salesperson', providerSlug: each.providerSlug });
    }
  });
});
