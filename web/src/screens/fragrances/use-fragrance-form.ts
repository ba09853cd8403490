import { createFragrance, listFragrances, updateFragrance } from '@vse/domain/contract/calls';
import * as records from '@vse/domain/records/fragrances';
import { wholeFragrances } from '@vse/domain/rules/fragrance-lists';
import { useNavigate } from 'react-router';
import { staffCall } from '../../lib/api/staff.ts';
import { type Draft, useRecordForm } from '../../lib/forms/use-record-form.ts';
import { useSameName } from '../../lib/forms/use-same-name.ts';
import { notify } from '../../lib/notifications.ts';
import { paths } from '../../lib/paths.ts';
import { useFragranceRows } from '../../lib/use-fragrance-rows.ts';
import { useOfficeWords, useTranslated } from '../../lib/words/words.ts';
import { useFragranceUploads } from './use-fragrance-uploads.ts';

type Fragrance = records.Fragrance;
export type FragranceDraft = Required<Draft<typeof records.NewFragrance>>;
export type FragranceForm = ReturnType<typeof useAddFragrance>['form'];

export const BLANK: FragranceDraft = {
  name: '',
  sku: '',
  shortDescription: '',
  longDescription: '',
  family: '',
  collection: '',
  publishState: 'Draft',
  isOdorNeutralizer: false,
  detectionLevel: '',
  heroImageUrl: '',
  oneSheetPdfUrl: '',
  oneSheetPdfFilename: '',
  oneSheetPdfUrlWithoutLogo: '',
  oneSheetPdfWithoutLogoFilename: '',
  adjectives: [],
  colors: [],
  isEnforceAdjectivesAndColors: false,
  isEnforceUploads: false,
};

/** The editable fields of a stored fragrance. */
export const fieldsOf = (fragrance: Fragrance): FragranceDraft => ({
  name: fragrance.name,
  sku: fragrance.sku,
  shortDescription: fragrance.shortDescription,
  longDescription: fragrance.longDescription,
  family: fragrance.family,
  collection: fragrance.collection,
  publishState: fragrance.publishState,
  isOdorNeutralizer: fragrance.isOdorNeutralizer,
  detectionLevel: fragrance.detectionLevel,
  heroImageUrl: fragrance.heroImageUrl,
  oneSheetPdfUrl: fragrance.oneSheetPdfUrl,
  oneSheetPdfFilename: fragrance.oneSheetPdfFilename,
  oneSheetPdfUrlWithoutLogo: fragrance.oneSheetPdfUrlWithoutLogo,
  oneSheetPdfWithoutLogoFilename: fragrance.oneSheetPdfWithoutLogoFilename,
  adjectives: fragrance.adjectives,
  colors: fragrance.colors,
  isEnforceAdjectivesAndColors: fragrance.isEnforceAdjectivesAndColors,
  isEnforceUploads: fragrance.isEnforceUploads,
});

/** Adds a fragrance and shows the list. */
export function useAddFragrance(initial: FragranceDraft) {
  const { fragrances } = useOfficeWords();
  const errorTitle = useTranslated()('ERROR_ADDING_FRAGRANCE');
  const navigate = useNavigate();
  const { items, refresh } = useFragranceRows();
  const uploads = useFragranceUploads();
  const form = useRecordForm({
    schema: records.NewFragrance,
    errorTitle,
    initial,
    check: (): Record<string, string> =>
      uploads.isRunning() ? { files: fragrances.stillUploading } : {},
    save: async (input, { requestId }) => {
      await staffCall(createFragrance, { ...input, requestId });
      void refresh();
      return input.name;
    },
    onSaved: (name) => {
      notify(fragrances.added(name));
      navigate(paths.fragrances.getHref());
    },
  });
  const sameName = useSameName(form, items);
  return { form: { ...form, submit: sameName.submit }, sameName, uploads };
}

export function useEditFragrance(fragrance: Fragrance, refresh: () => Promise<void>) {
  const { fragrances } = useOfficeWords();
  const translated = useTranslated();
  const { items } = useFragranceRows();
  const uploads = useFragranceUploads();
  const form = useRecordForm({
    schema: records.EditedFragrance,
    errorTitle: translated('ERROR_ADDING_FRAGRANCE'),
    record: draftOf(fragrance),
    check: (): Record<string, string> =>
      uploads.isRunning() ? { files: fragrances.stillUploading } : {},
    save: async (input, { etag }) => {
      await staffCall(updateFragrance, { ...input, etag });
      await refresh();
      notify(translated('CHANGES_SAVED'));
    },
    reload: async () => {
      const { items: found } = await staffCall(listFragrances, { id: fragrance.id });
      const [fresh] = wholeFragrances(found);
      return fresh && draftOf(fresh);
    },
  });
  const sameName = useSameName(form, items, fragrance);
  return { form: { ...form, submit: sameName.submit }, sameName, uploads };
}

const draftOf = (fragrance: Fragrance) => ({
  ...fieldsOf(fragrance),
  id: fragrance.id,
  etag: fragrance.etag,
  changedBy: fragrance.changedBy,
  changedDate: fragrance.changedDate ?? undefined,
});
