import { expect, test } from 'vitest';
import { hexColorsIn } from './hex-colors.ts';

test.each([
  ['#D98C2B', ['#D98C2B'], []],
  ['d98c2b', ['#d98c2b'], []],
  ['#abc', ['#abc'], []],
  ['#D98C2B, #A5541B', ['#D98C2B', '#A5541B'], []],
  ['  #111;222\n333333\t#444 ', ['#111', '#222', '#333333', '#444'], []],
  ['#12', [], ['#12']],
  ['#12345, ##123456 #1234567', [], ['#12345', '##123456', '#1234567']],
  ['rose #A5541B rgb(1,2,3)', ['#A5541B'], ['rose', 'rgb(1', '2', '3)']],
  ['', [], []],
  [' , ;', [], []],
])('the text %j has the colors %j, and %j besides', (text, colors, others) => {
  expect(hexColorsIn(text)).toEqual({ colors, others });
});
