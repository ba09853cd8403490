import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bareTexts } from './bare-texts.ts';

const TYPES = `
declare namespace JSX { interface Element { type: 'p' } interface IntrinsicElements { p: object; b: object } }
declare const [word, count, isOn, node]: [string, number, boolean, JSX.Element | string | null];
declare const list: string[];
declare function Word(): string;
`;

/** The lines with a bare text, counted from the first one of the code. */
function linesOf(code: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bare-texts-'));
  try {
    const options = { jsx: 'preserve', strict: true, noEmit: true, types: [] };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
    writeFileSync(join(folder, 'code.tsx'), `${TYPES.trim().replaceAll('\n', ' ')}\n${code}`);
    return bareTexts(folder, () => true).map((fault) => Number(/tsx:(\d+):/.exec(fault)?.[1]) - 1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a text beside something else is found where it can change or something can come before it', () => {
  const code = `
<p>{isOn && <b />}{word}</p>;
<p><b />{isOn ? 'on' : 'off'}</p>;
<p><b />{isOn && word}</p>;
<p><b />{isOn ? <b /> : 'off'}</p>;
<p>{count} <b /></p>;
<>{isOn && <b />} fixed</>;
<p>{list.map((one) => <b />)}{' '}<b /></p>;
<p><Word /></p>;`;
  expect(linesOf(code.trim())).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test('a text that is alone, has an element of its own, or is fixed behind what stays is not found', () => {
  const code = `
<p>{isOn && <b />}<b>{word}</b></p>;
<p>{isOn ? word : count}</p>;
<p>fixed {isOn && <b />}</p>;
<p><b /> fixed {' '}<b>{word}</b></p>;
<p><b />{node}{isOn ? <b /> : null}</p>;`;
  expect(linesOf(code.trim())).toEqual([]);
});
