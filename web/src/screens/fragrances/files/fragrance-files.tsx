import { FILE_BYTES } from '@vse/domain/limits';
import { useOfficeWords } from '../../../lib/words/words.ts';
import { Card } from '../../../ui/base/card.tsx';
import { ButtonLink } from '../../../ui/kit/controls/button.tsx';
import { UploadField } from '../../../ui/kit/upload-field.tsx';
import type { FragranceForm } from '../use-fragrance-form.ts';

const PICTURES = ['.jpg', '.gif', '.png'];
const PDFS = ['.pdf'];

type FragranceFilesProps = { form: FragranceForm };

/** The hero image and both one-sheets, each with a notice while it is missing. */
export function FragranceFiles({ form }: FragranceFilesProps) {
  const { fragrances: words } = useOfficeWords();
  const { missing } = words;
  const { uploads } = form;
  return (
    <Card title={words.files}>
      <UploadField
        {...form.field('heroImageUrl')}
        missing={missing.heroImage}
        accept={PICTURES}
        maxBytes={FILE_BYTES}
        send={uploads.sendPicture}
      />
      <PdfField
        form={form}
        names={{ url: 'oneSheetPdfUrl', filename: 'oneSheetPdfFilename' }}
        missing={missing.pdf}
        send={uploads.sendPdf}
      />
      <PdfField
        form={form}
        names={{ url: 'oneSheetPdfUrlWithoutLogo', filename: 'oneSheetPdfWithoutLogoFilename' }}
        missing={missing.pdfWithoutLogo}
        send={uploads.sendPdfWithoutLogo}
      />
    </Card>
  );
}

type PdfFieldProps = FragranceFilesProps & {
  names:
    | { url: 'oneSheetPdfUrl'; filename: 'oneSheetPdfFilename' }
    | { url: 'oneSheetPdfUrlWithoutLogo'; filename: 'oneSheetPdfWithoutLogoFilename' };
  missing: string;
  send: FragranceForm['uploads']['sendPdf'];
};

/** A one-sheet, which is stored with its file's name. */
function PdfField({ form: { field, draft, change }, names, missing, send }: PdfFieldProps) {
  const { fragrances: words } = useOfficeWords();
  const url = field(names.url);
  return (
    <UploadField
      {...url}
      missing={missing}
      accept={PDFS}
      maxBytes={FILE_BYTES}
      error={url.error ?? field(names.filename).error}
      send={async (file, options) => {
        const sent = await send(file, options);
        change({ [names.filename]: file.name });
        return sent;
      }}
      preview={(href) => (
        <ButtonLink href={href} target="_blank" rel="noreferrer">
          {words.openPdf(draft[names.filename] || 'PDF')}
        </ButtonLink>
      )}
    />
  );
}
