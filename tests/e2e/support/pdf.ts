import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** The texts of the pages that the browser prints, as a reader of PDFs finds them. */
export async function printed(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ format: 'A4' });
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text;
}
