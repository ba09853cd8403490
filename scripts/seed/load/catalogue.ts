import { FILES, FILES_WITHOUT_LOGO, PICTURE_WIDTHS } from '@vse/domain/records/files';
import { adjectiveKind } from '../../../api/src/services/catalogue/adjectives.ts';
import { addRecord } from '../../../api/src/services/catalogue/catalogue.ts';
import {
  uploadFile,
  uploadLogo,
  uploadPicture,
} from '../../../api/src/services/catalogue/files.ts';
import { fragranceKind } from '../../../api/src/services/catalogue/fragrances.ts';
import { providerKind } from '../../../api/src/services/catalogue/providers.ts';
import { addQuestion } from '../../../api/src/services/catalogue/questions.ts';
import type { Context } from '../../../api/src/services/context.ts';
import { mapInChunks } from '../../../api/src/store/map-in-chunks.ts';
import { adjectives } from '../catalogue/adjectives.ts';
import { fragrances } from '../catalogue/fragrances.ts';
import { providers } from '../catalogue/providers.ts';
import { questions } from '../catalogue/questions.ts';
import type { SampleFragrance } from '../catalogue/sample-types.ts';
import { sampleFile } from './files.ts';

export type Say = (line: string) => void;

/** The ids of the samples by name, SKU or slug. */
export type LoadedCatalogue = {
  adjectiveIds: Map<string, string>;
  fragranceIds: Map<string, string>;
  providerIds: Map<string, string>;
};

export async function loadCatalogue(context: Context, say: Say): Promise<LoadedCatalogue> {
  const id = (...words: string[]) => context.ids.derived('sample', ...words);
  const adjectiveIds = new Map(adjectives.map((name) => [name, id('adjective', name)]));
  const fragranceIds = new Map(fragrances.map(({ sku }) => [sku, id('fragrance', sku)]));
  const providerIds = new Map(providers.map(({ slug }) => [slug, id('provider', slug)]));
  const picture = (name: string) =>
    uploadPicture(
      context,
      FILES,
      PICTURE_WIDTHS.map((width) => ({
        width,
        bytes: sampleFile(`pictures/${name}-${width}.webp`),
      })),
    );

  say(`${adjectives.length} adjectives`);
  await mapInChunks([...adjectiveIds], ([name, adjectiveId]) =>
    addRecord(context, adjectiveKind, adjectiveId, { name }),
  );

  say(`${fragrances.length} fragrances with pictures and one-sheets`);
  await mapInChunks(fragrances, async (fragrance) => {
    const [heroImageUrl, sheets] = await Promise.all([
      picture(fragrance.sku),
      oneSheets(context, fragrance),
    ]);
    await addRecord(context, fragranceKind, known(fragranceIds, fragrance.sku), {
      ...fragrance,
      heroImageUrl,
      ...sheets,
      adjectives: fragrance.adjectives.map(({ name, weight }) => ({
        id: known(adjectiveIds, name),
        name,
        weight,
      })),
      isEnforceAdjectivesAndColors: false,
      isEnforceUploads: false,
    });
  });

  say(`${providers.length} scent providers`);
  await mapInChunks(providers, async ({ slug, fragranceSkus, ...fields }) => {
    const stock = fragranceSkus.map((sku) => ({ id: known(fragranceIds, sku) }));
    await addRecord(context, providerKind, known(providerIds, slug), {
      ...fields,
      fragrances: stock,
    });
    await uploadLogo(context, fields.name, `${slug}.png`, sampleFile(`logos/${slug}.png`));
  });

  say(`${questions.length} questions`);
  // In sequence, because the quiz asks them in the order in which they were added.
  for (const { questionText, type, publishState, answers } of questions) {
    const withIds = await mapInChunks(answers, async (answer) => ({
      id: id('answer', questionText, answer.title),
      title: answer.title,
      publishState: answer.publishState,
      heroImageUrl: answer.picture ? await picture(answer.picture) : '',
      adjectives: answer.adjectives.map((name) => ({ id: known(adjectiveIds, name) })),
    }));
    await addQuestion(context, id('question', questionText), {
      questionText,
      type,
      publishState,
      answers: withIds,
    });
  }
  return { adjectiveIds, fragranceIds, providerIds };
}

async function oneSheets(context: Context, { sku }: SampleFragrance) {
  const oneSheetPdfFilename = `${sku}.pdf`;
  const oneSheetPdfWithoutLogoFilename = `${sku}-no-logo.pdf`;
  const upload = (container: string, filename: string) =>
    uploadFile(context, container, filename, sampleFile(`one-sheets/${filename}`));
  return {
    oneSheetPdfFilename,
    oneSheetPdfUrl: await upload(FILES, oneSheetPdfFilename),
    oneSheetPdfWithoutLogoFilename,
    oneSheetPdfUrlWithoutLogo: await upload(FILES_WITHOUT_LOGO, oneSheetPdfWithoutLogoFilename),
  };
}

/** The id of a sample by its name. Throws for an unknown name, such as a misspelled one. */
export function known(ids: Map<string, string>, name: string): string {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The sample catalogue has no '${name}'`);
  return id;
}
