import { expect, test } from 'vitest';
import { pictureColors } from './picture-colors.ts';

/** A picture of stripes from left to right: each color with its share of the width. */
async function picture(...stripes: [color: string, share: number][]): Promise<File> {
  const canvas = new OffscreenCanvas(96, 96);
  const context = canvas.getContext('2d');
  let start = 0;
  for (const [color, share] of stripes) {
    if (context) context.fillStyle = color;
    context?.fillRect(start, 0, share * 96, 96);
    start += share * 96;
  }
  return new File([await canvas.convertToBlob()], 'stripes.png', { type: 'image/png' });
}

test('the colors of a picture come by how much of it they cover', async () => {
  const file = await picture(['#102030', 0.25], ['#f8b133', 0.625], ['#a02020', 0.125]);
  expect(await pictureColors(file)).toEqual(['#f8b133', '#102030', '#a02020']);
});

test('shades that look alike are one color', async () => {
  const file = await picture(['#3f3f3f', 0.5], ['#4a4a4a', 0.25], ['#e0e0e0', 0.25]);
  expect(await pictureColors(file)).toEqual(['#3f3f3f', '#e0e0e0']);
});

test('what is transparent has no color', async () => {
  expect(await pictureColors(await picture(['#00000000', 0.75], ['#2040c0', 0.25]))).toEqual([
    '#2040c0',
  ]);
});

test('a picture of many colors gives six', async () => {
  const many = [
    '#000000',
    '#ff0000',
    '#00ff00',
    '#0000ff',
    '#ffff00',
    '#ff00ff',
    '#00ffff',
    '#fff',
  ];
  const file = await picture(...many.map((color): [string, number] => [color, 0.125]));
  expect(await pictureColors(file)).toHaveLength(6);
});

test('a file that is no picture has no colors', async () => {
  const file = new File(['<html></html>'], 'page.png', { type: 'image/png' });
  expect(await pictureColors(file)).toEqual([]);
});
