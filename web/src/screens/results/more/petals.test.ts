import { expect, test } from 'vitest';
import { groupsOf, viewBoxOf } from './petals.ts';

const word = (adjective: string, petals: number, length: number) => ({ adjective, petals, length });
const WORDS = [word('salty', 4, 10), word('calm', 1, 5), word('airy', 2, 1), word('dry', 0, 3)];
/** The end of a petal, which is the largest number of its path. */
const tipOf = (path: string) => Math.max(...(path.match(/\d+(\.\d+)?/g) ?? []).map(Number));

test('each word has as many petals as answers, and one that nobody asked for has an outline', () => {
  const groups = groupsOf(WORDS);
  expect(groups.map(({ petals }) => petals.length)).toEqual([4, 1, 2, 1]);
  expect(groups.map(({ isAsked }) => isAsked)).toEqual([true, true, true, false]);
});

test('a petal is as long as its word is strong', () => {
  const tips = groupsOf(WORDS).map(({ petals }) => tipOf(petals[0]?.path ?? ''));
  expect(tips).toEqual([104, 74, 50, 62]);
});

test('the first word is on top, the others follow clockwise, and groups do not overlap', () => {
  const groups = groupsOf(WORDS);
  const middles = groups.map(({ petals }) => {
    const angles = petals.map(({ angle }) => angle);
    return (Math.min(...angles) + Math.max(...angles)) / 2;
  });
  expect(middles.map(Math.round)).toEqual([-90, 0, 90, 180]);
  const many = groupsOf(Array.from({ length: 8 }, (_, at) => word(`word ${at}`, 20, 10)));
  for (const [place, { petals }] of many.entries())
    for (const { angle } of petals) expect(Math.abs(angle - (place * 45 - 90))).toBeLessThan(22.5);
});

test('words stay inside the picture, however long they are', () => {
  const long = ['contemporary', 'otherworldly', 'x'.repeat(200), 'sophisticated'];
  const groups = groupsOf(long.map((adjective) => word(adjective, 1, 10)));
  for (const { label } of groups) {
    const width = label.text.length * 7.6;
    const start =
      label.anchor === 'start' ? label.x : label.x - width / (label.anchor === 'end' ? 1 : 2);
    expect(start).toBeGreaterThanOrEqual(-165);
    expect(start + width).toBeLessThanOrEqual(165);
  }
  expect(groups[2]?.label.text).toBe(`${'x'.repeat(17)}…`);
});

test('of many words the first eight are drawn, and the picture is as high as they reach', () => {
  const many = Array.from({ length: 30 }, (_, at) => word(`word ${at}`, 1, 10));
  const groups = groupsOf(many);
  expect(groups.map(({ adjective }) => adjective)).toEqual(
    ['0', '1', '2', '3', '4', '5', '6', '7'].map((at) => `word ${at}`),
  );
  const [x, y = 0, width, height = 0] = viewBoxOf(groups).split(' ').map(Number);
  expect([x, width]).toEqual([-165, 330]);
  for (const { label } of groups) {
    expect(label.y).toBeGreaterThan(y + 10);
    expect(label.y).toBeLessThan(y + height - 5);
  }
});
