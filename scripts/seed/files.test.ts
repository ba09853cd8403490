import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fragrances } from './catalogue/fragrances.ts';
import { questions } from './catalogue/questions.ts';

const isThere = (path: string) => existsSync(resolve(import.meta.dirname, 'files', path));
const slugs = questions.flatMap(({ answers }) => answers.flatMap(({ picture }) => picture ?? []));
const skus = fragrances.map(({ sku }) => sku);

describe('the files of the sample catalogue', () => {
  it.each([...skus, ...slugs])('have the picture of %s in every width', (name) => {
    const missing = [400, 800, 1200].filter((width) => !isThere(`pictures/${name}-${width}.webp`));
    expect(missing).toEqual([]);
  });

  it.each(skus)('have both one-sheets of %s', (sku) => {
    expect(isThere(`one-sheets/${sku}.pdf`) && isThere(`one-sheets/${sku}-no-logo.pdf`)).toBe(true);
  });
});
