import { FILE_BYTES } from '@vse/domain/limits';
import { useOfficeWords } from '../../../lib/words/office-words.ts';
import { FileCard } from '../../../ui/kit/file-row.tsx';
import { UploadField } from '../../../ui/kit/upload-field.tsx';
import type { FragranceForm } from '../use-fragrance-form.ts';
import { ONE_SHEETS, type PdfNames } from './one-sheets.ts';

type FragranceFilesProps = { form: FragranceForm };

/** The hero image and both one-sheets, each with a notice while it is missing. */
export function FragranceFiles({ form }: FragranceFilesProps) {
  const { fragrances: words } = useOfficeWords();
  const { missing } = words;
  const { uploads } = form;
  return (
    <FileCard title={words.files}>
      <UploadField
        {...form.field('heroImageUrl')}
        kind="picture"
        missing={missing.heroImage}
        maxBytes={FILE_BYTES}
        send={uploads.sendPicture}
      />
      <PdfField form={form} names={ONE_SHEETS[0]} missing={missing.pdf} send={uploads.sendPdf} />
      <PdfField
        form={form}
        names={ONE_SHEETS[1]}
        missing={missing.pdfWithoutLogo}
        send={uploads.sendPdfWithoutLogo}
      />
    </FileCard>
  );
}

type PdfFieldProps = FragranceFilesProps & {
  names: PdfNames;
  missing: string;
  send: FragranceForm['uploads']['sendPdf'];
};

/** A one-sheet, which is stored with its file's name. */
function PdfField({ form: { field, draft, change }, names, missing, send }: PdfFieldProps) {
  const url = field(names.url);
  return (
    <UploadField
      {...url}
      fileName={draft[names.filename]}
      kind="pdf"
      missing={missing}
      maxBytes={FILE_BYTES}
      error={url.error ?? field(names.filename).error}
      send={async (file, options) => {
        const sent = await send(file, options);
        change({ [names.filename]: file.name });
        return sent;
      }}
    />
  );
}
