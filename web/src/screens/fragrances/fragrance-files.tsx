import { FILE_BYTES } from '@vse/domain/limits';
import { useOfficeWords } from '../../lib/words/words.ts';
import { Card } from '../../ui/base/card.tsx';
import { ButtonLink } from '../../ui/office/controls/button.tsx';
import { UploadField } from '../../ui/office/upload-field.tsx';
import type { FragranceForm } from './use-fragrance-form.ts';
import type { useFragranceUploads } from './use-fragrance-uploads.ts';

const PICTURES = ['.jpg', '.gif', '.png'];
const PDFS = ['.pdf'];

type FragranceFilesProps = {
  form: Pick<FragranceForm, 'draft' | 'change' | 'isEditing' | 'problems'>;
  uploads: ReturnType<typeof useFragranceUploads>;
};

/** The hero image and both one-sheets, each with a notice while it is missing. */
export function FragranceFiles({ form, uploads }: FragranceFilesProps) {
  const { fragrances: words } = useOfficeWords();
  const { draft, change, isEditing, problems } = form;
  const common = { maxBytes: FILE_BYTES, disabled: !isEditing };
  return (
    <Card title={words.files}>
      <UploadField
        {...common}
        label={words.fields.heroImageUrl}
        missing={words.missing.heroImage}
        accept={PICTURES}
        value={draft.heroImageUrl ?? ''}
        error={problems.errorOf('heroImageUrl')}
        onValue={(heroImageUrl) => change({ heroImageUrl })}
        send={uploads.sendPicture}
      />
      <UploadField
        {...common}
        label={words.fields.oneSheetPdfUrl}
        missing={words.missing.pdf}
        accept={PDFS}
        value={draft.oneSheetPdfUrl ?? ''}
        error={problems.errorOf('oneSheetPdfUrl') ?? problems.errorOf('oneSheetPdfFilename')}
        onValue={(oneSheetPdfUrl) => change({ oneSheetPdfUrl })}
        send={async (file, options) => {
          const url = await uploads.sendPdf(file, options);
          change({ oneSheetPdfFilename: file.name });
          return url;
        }}
        preview={(url) => <PdfLink url={url} name={draft.oneSheetPdfFilename} />}
      />
      <UploadField
        {...common}
        label={words.fields.oneSheetPdfUrlWithoutLogo}
        missing={words.missing.pdfWithoutLogo}
        accept={PDFS}
        value={draft.oneSheetPdfUrlWithoutLogo ?? ''}
        error={
          problems.errorOf('oneSheetPdfUrlWithoutLogo') ??
          problems.errorOf('oneSheetPdfWithoutLogoFilename')
        }
        onValue={(oneSheetPdfUrlWithoutLogo) => change({ oneSheetPdfUrlWithoutLogo })}
        send={async (file, options) => {
          const url = await uploads.sendPdfWithoutLogo(file, options);
          change({ oneSheetPdfWithoutLogoFilename: file.name });
          return url;
        }}
        preview={(url) => <PdfLink url={url} name={draft.oneSheetPdfWithoutLogoFilename} />}
      />
    </Card>
  );
}

function PdfLink({ url, name }: { url: string; name: string | undefined }) {
  const { fragrances: words } = useOfficeWords();
  return (
    <ButtonLink href={url} target="_blank" rel="noreferrer">
      {words.openPdf(name || 'PDF')}
    </ButtonLink>
  );
}
