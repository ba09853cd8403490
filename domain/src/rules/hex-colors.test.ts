import { expect, test } from 'vitest';
import { hexColorsIn } from './hex-colors.ts';

test.each([
  ['#D98C2B', ['#D98C2B'], []],
  ['d98c2b', ['#d98c2b'], []],
  ['#abc', ['#abc'], []],
  ['#D98C2B, #A5541B', ['#D98C2B', '#A5541B'], []],
  ['  #111;222\n333333\t#444 ', ['#111', '#333333', '#444'], ['222']],
  ['#12', [], ['#12']],
  ['#12345, ##123456 #1234567', [], ['#12345', '##123456', '#1234567']],
  ['rose #A5541B rgb(1,2,3)', ['#A5541B', '#010203'], ['rose']],
  // What browsers and design programs copy.
  ['rgb(179, 146, 95)', ['#b3925f'], []],
  ['rgb(179 146 95)', ['#b3925f'], []],
  ['RGBA(179, 146, 95, 1)', ['#b3925f'], []],
  ['rgb(70.2% 57.25% 37.25% / 100%)', ['#b3925f'], []],
  ['color: rgb(179,146,95); #fff', ['#b3925f', '#fff'], ['color:']],
  ['rgba(179, 146, 95, 0.5)', [], ['rgba(179, 146, 95, 0.5)']],
  ['rgb(179 146 95 / 50%)', [], ['rgb(179 146 95 / 50%)']],
  ['rgb(256, 0, 0) rgb(a, b, c) rgb(1, 2)', [], ['rgb(256, 0, 0)', 'rgb(a, b, c)', 'rgb(1, 2)']],
  ['hsl(36 36% 54%), oklch(0.68 0.08 80)', [], ['hsl(36 36% 54%)', 'oklch(0.68 0.08 80)']],
  ['rgb(1, 2', [], ['rgb(1', '2']],
  // Numbers of Pantone, and words.
  ['PANTONE 872 C', [], ['PANTONE', '872', 'C']],
  ['Pantone 186, 7406', [], ['Pantone', '186', '7406']],
  ['bad idea', [], ['bad', 'idea']],
  ['872', [], ['872']],
  ['facade', ['#facade'], []],
  ['the facade, D98C2B', ['#D98C2B'], ['the', 'facade']],
  ['"#D98C2B" (A5541B).', ['#D98C2B', '#A5541B'], []],
  ['', [], []],
  [' , ;', [], []],
])('the text %j has the colors %j, and %j besides', (text, colors, others) => {
  expect(hexColorsIn(text)).toEqual({ colors, others });
});
