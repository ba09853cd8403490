import { createFragrance, listFragrances, updateFragrance } from '@vse/domain/contract/calls';
import { EditedFragrance, type Fragrance, NewFragrance } from '@vse/domain/records/fragrances';
import { wholeFragrances } from '@vse/domain/rules/fragrance-lists';
import { useNavigate } from 'react-router';
import { replacing, staffCall } from '../../lib/api/staff.ts';
import type { Draft } from '../../lib/forms/record-form-options.ts';
import { useRecordForm } from '../../lib/forms/use-record-form.ts';
import { nameOf } from '../../lib/forms/use-same-name.ts';
import { notify } from '../../lib/notifications.ts';
import { paths } from '../../lib/paths.ts';
import { useFragranceRows } from '../../lib/records/use-fragrance-rows.ts';
import { useOfficeWords } from '../../lib/words/office-words.ts';
import { useTranslated } from '../../lib/words/words.ts';
import { ONE_SHEETS } from './files/one-sheets.ts';
import { useFragranceUploads } from './files/use-fragrance-uploads.ts';
import { useFragrance } from './use-fragrance.ts';

export type FragranceDraft = Required<Draft<typeof NewFragrance>>;
export type FragranceForm = ReturnType<typeof useAddFragrance>;

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

/** Adds a fragrance and shows the list. */
export function useAddFragrance(initial: FragranceDraft) {
  const { fragrances } = useOfficeWords();
  const navigate = useNavigate();
  const { uploads, rows, ...options } = useOptions();
  const form = useRecordForm({
    ...options,
    schema: NewFragrance,
    initial,
    save: async (input, { requestId }) => {
      await staffCall(createFragrance, { ...input, requestId });
      void rows.refresh();
      return input.name;
    },
    onSaved: (name) => {
      notify(fragrances.added({ name }));
      navigate(paths.fragrances.getHref());
    },
  });
  return { ...form, uploads };
}

export function useEditFragrance(record: Fragrance) {
  const translated = useTranslated();
  const { uploads, rows, ...options } = useOptions(record);
  const shown = useFragrance(record.id);
  const form = useRecordForm({
    ...options,
    schema: EditedFragrance,
    record,
    save: async (input, { etag }) => {
      const saved = await staffCall(updateFragrance, { ...input, etag });
      const change = replacing({ ...input, ...saved });
      await Promise.all([shown.changed(change), rows.changed(change)]);
      notify(translated('CHANGES_SAVED'));
    },
    reload: async () =>
      wholeFragrances((await staffCall(listFragrances, { id: record.id })).items)[0],
  });
  return { ...form, uploads };
}

const FILE_NAMES = Object.fromEntries(ONE_SHEETS.map(({ url, filename }) => [filename, url]));

/** The options of both forms. */
function useOptions(own?: Fragrance) {
  const { fields: labels, family, collection, state } = useOfficeWords().fragrances;
  const errorTitle = useTranslated()('ERROR_ADDING_FRAGRANCE');
  const rows = useFragranceRows();
  const uploads = useFragranceUploads();
  return {
    errorTitle,
    labels,
    values: { family, collection, publishState: state },
    fileNames: FILE_NAMES,
    sameName: { existing: rows.items, own, nameOf, hrefOf: paths.fragrance.getHref },
    check: uploads.check,
    isUploading: uploads.isUploading,
    uploads,
    rows,
  };
}
