/** The two one-sheets: where each is, and what its file is called. */
export const ONE_SHEETS = [
  { url: 'oneSheetPdfUrl', filename: 'oneSheetPdfFilename' },
  { url: 'oneSheetPdfUrlWithoutLogo', filename: 'oneSheetPdfWithoutLogoFilename' },
] as const;
export type PdfNames = (typeof ONE_SHEETS)[number];
