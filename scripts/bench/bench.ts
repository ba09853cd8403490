import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { World } from '../../tests/budget/world.ts';
import { screenFiles } from '../../tests/support/screen-files.ts';
import { measureCatalogue } from './catalogue-frames.ts';
import { coldStart } from './cold-start.ts';
import { measureExport } from './export.ts';
import { measureFirstPage } from './first-page.ts';
import { openHistory } from './history.ts';
import { type Compared, compare } from './measure.ts';
import { pageTurns, recordSteps } from './record-steps.ts';
import { measureThroughput, type Throughput } from './throughput.ts';

/*
 * Measures how long respondents and staff wait. Records: the same calls over a short and a long history, with 2,000
 * fragrances; the ratio shows whether the cost grows with history. Over the long one the first and the last page of
 * lists, and the throughput and the processor time of one host, against a call that needs no records. First page: the
 * built app and the same quiz in SurveyJS, on a slow phone. Catalogue: the longest frame of the office's lists over
 * thousands of fragrances, and the processor time until an inventory shows its first switch, against the sample's.
 * Export: the workbook of a whole history, and the memory that it takes. Times depend on the machine, ratios hardly do.
 * `--json` prints JSON; `--records`, `--web`, `--catalogue` or `--export` runs only that part.
 */
const SHORT = 300;
const LONG = 100_000;
/** The number of quizzes that an export must handle with 512 MB. */
const EXPORTED = 100_000;
const say = process.argv.includes('--json') ? () => {} : (line: string) => console.log(line);

type PageTurn = { what: string; firstMs: number; lastMs: number; ratio: number };

const digits = (value: number) => value.toFixed(2).padStart(8);

async function benchColdStart() {
  say('Loading the packaged API in fresh processes…');
  const cold = await coldStart();
  say('');
  say(
    `${'median ms against the smallest function'.padEnd(38)}${'VSE'.padStart(8)}${'it'.padStart(8)}   ratio`,
  );
  for (const { what, apiMs, helloWorldMs, ratio } of cold)
    say(`${what.padEnd(38)}${digits(apiMs)}${digits(helloWorldMs)}${digits(ratio)}`);
  return cold;
}

async function benchRecords() {
  const folder = mkdtempSync(join(tmpdir(), 'vse-bench-'));
  const fileOf = (completed: number) => join(folder, `${completed}.sqlite`);
  const open = (completed: number) => {
    say(`Writing a history of ${completed.toLocaleString('en')} completed results…`);
    return openHistory(fileOf(completed), completed);
  };
  try {
    const [short, long] = [await open(SHORT), await open(LONG)];
    const rows = await compareHistories(short, long);
    const turns = await comparePages(long);
    await Promise.all([short.close(), long.close()]);
    const throughput = await measureThroughput(fileOf(LONG));
    sayThroughput(throughput);
    return { rows, turns, throughput };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function compareHistories(short: World, long: World): Promise<Compared[]> {
  const [shortSteps, longSteps] = [await recordSteps(short), await recordSteps(long)];
  const sizes = `${String(SHORT).padStart(8)}${String(LONG).padStart(8)}`;
  say('');
  say(`${'median ms over completed results'.padEnd(38)}${sizes}   ratio`);
  const rows: Compared[] = [];
  for (const [index, step] of shortSteps.entries()) {
    const row = await compare(step, longSteps[index] ?? step);
    const { what, shortMs, longMs, ratio } = row;
    say(`${what.padEnd(38)}${digits(shortMs)}${digits(longMs)}${digits(ratio)}`);
    rows.push(row);
  }
  return rows;
}

/** The first and the last page of each list, over the long history. */
async function comparePages(long: World): Promise<PageTurn[]> {
  const turns = await pageTurns(long);
  say('');
  say(`${'median ms of a page of a list'.padEnd(38)}   first    last   ratio`);
  const rows: PageTurn[] = [];
  for (const { first, last } of turns) {
    const { what, shortMs: firstMs, longMs: lastMs, ratio } = await compare(first, last);
    say(`${what.padEnd(38)}${digits(firstMs)}${digits(lastMs)}${digits(ratio)}`);
    rows.push({ what, firstMs, lastMs, ratio });
  }
  return rows;
}

function sayThroughput(throughput: Throughput[]) {
  say('');
  say(`${'one host'.padEnd(38)}   req/s  µs of processor   ratio`);
  for (const { what, perSecond, micros, ratio } of throughput) {
    const [rate, time] = [perSecond.toFixed(0).padStart(8), micros.toFixed(0).padStart(17)];
    say(`${what.padEnd(38)}${rate}${time}${digits(ratio)}`);
  }
}

async function benchWeb() {
  say('Opening links on a slow phone, and the same quiz over SurveyJS…');
  const measured = await measureFirstPage();
  const { steps, vse, surveyJs, bytesRatio } = measured;
  const row = (what: string, ours: string, theirs: string, share: number) =>
    say(
      `${what.padEnd(38)}${ours.padStart(8)}${theirs.padStart(9)}${share.toFixed(2).padStart(8)}`,
    );
  say('');
  say(`${'against a cold link to a question'.padEnd(38)}     VSE SurveyJS   ratio`);
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
  for (const { what, ms, ratio } of steps) row(what, seconds(ms), seconds(surveyJs.ms), ratio);
  row(
    'code until the first question',
    kilobytes(vse.codeBytes),
    kilobytes(surveyJs.codeBytes),
    bytesRatio,
  );
  return { ...measured, screens: benchScreens() };
}

function benchScreens() {
  const screens = screenFiles();
  say('');
  say('screen of the office, cold                  JS     CSS  KB gzip');
  for (const { screen, js, css, bytes } of screens) {
    const counts = `${String(js).padStart(6)}${String(css).padStart(8)}`;
    say(`${screen.padEnd(40)}${counts}${(bytes / 1000).toFixed(0).padStart(9)}`);
  }
  return screens;
}

async function benchCatalogue() {
  say('Adding thousands of fragrances, and opening the lists that show them…');
  const measured = await measureCatalogue();
  const { fragrances, bytesPerRow, frames, firstSwitch, formHeight } = measured;
  say('');
  say(`${fragrances.toLocaleString('en')} fragrances, ${bytesPerRow.toFixed(1)} bytes gzip a row`);
  say('longest frame while                         ms');
  for (const { what, longestMs } of frames) say(`${what.padEnd(38)}${digits(longestMs)}`);
  const { few, fewMs, manyMs, ratio } = firstSwitch;
  say('');
  const counts = `${String(few).padStart(8)}${String(fragrances).padStart(8)}`;
  say(`${'ms of processor over fragrances'.padEnd(38)}${counts}   ratio`);
  say(`${"an inventory's first switch".padEnd(38)}${[fewMs, manyMs, ratio].map(digits).join('')}`);
  say('');
  say(`the form of a fragrance ends at ${Math.round(formHeight)} of 1000 px`);
  return measured;
}

async function benchExport() {
  say(`Writing the workbook of ${EXPORTED.toLocaleString('en')} quizzes…`);
  const measured = await measureExport(EXPORTED);
  const { seconds, fileMb, peakMb } = measured;
  say(`${seconds.toFixed(0)} s, ${fileMb.toFixed(0)} MB, at most ${peakMb.toFixed(0)} MB held`);
  return measured;
}

const PARTS = ['--records', '--web', '--catalogue', '--export'];
const isWanted = (part: string) =>
  process.argv.includes(part) || !PARTS.some((one) => process.argv.includes(one));
const cold = isWanted('--records') ? await benchColdStart() : undefined;
const records = isWanted('--records') ? await benchRecords() : undefined;
const catalogue = isWanted('--catalogue') ? await benchCatalogue() : undefined;
const web = isWanted('--web') ? await benchWeb() : undefined;
const exported = isWanted('--export') ? await benchExport() : undefined;
if (process.argv.includes('--json'))
  console.log(
    JSON.stringify({ SHORT, LONG, ...records, coldStart: cold, catalogue, web, exported }, null, 2),
  );
