import { HttpRequest } from '@azure/functions';
import * as calls from '@vse/domain/contract/calls';
import { ERASURES, FILES, LOGOS } from '@vse/domain/records/files';
import { DAY_MS } from '@vse/domain/rules/durations';
import { PHOTO } from '@vse/domain/rules/question-types';
import type { FragranceDoc, QuestionDoc, UploadDoc } from '../../api/src/store/document-types.ts';
import { contentHash } from '../../api/src/store/ids.ts';
import type { ContainerName } from '../../api/src/store/store.ts';
import { fragranceWith } from '../support/small-catalogue.ts';
import type { Ask } from './asking.ts';
import { FRAGRANCES, QUESTIONS, questionBy, weightsBy } from './prepare.ts';
import { START } from './schedule.ts';
import type { Write } from './timeline.ts';
import type { World } from './world.ts';

/** Files that were uploaded days ago and that no record has: the timer removes them, unless a record saves them. */
export const OLD_FILES = [1, 2, 3, 4, 5].flatMap((number) => [
  `${FILES}/old${number}.pdf`,
  `${FILES}/old${number}.png`,
]);

export const oldUpload = (path: string): UploadDoc => ({
  id: contentHash(path),
  path,
  state: 'unsaved',
  date: new Date(START - 5 * DAY_MS).toISOString(),
});

/** The request of an upload. Its form is read already, as a host would do it on threads of its own. */
export function uploadOf(
  name: string,
  { file, ...query }: Record<string, unknown>,
  headers: Record<string, string>,
): HttpRequest {
  const bytes = Buffer.from(String(file), 'latin1');
  const found = { size: bytes.length, arrayBuffer: async () => Uint8Array.from(bytes).buffer };
  const request = new HttpRequest({
    method: 'POST',
    url: `http://localhost/api/${name}?${new URLSearchParams(query as Record<string, string>)}`,
    headers: { 'content-type': 'multipart/form-data', ...headers },
  });
  const formData = async () => ({ get: (field: string) => (field === 'file' ? found : null) });
  return Object.assign(request, { formData });
}

/** The beginning of a picture, one character for each byte. Each width is another picture. */
export const pngOf = (width: number) =>
  `\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0${String.fromCharCode(width + 1)}\0\0\0\x08`;

/** The path of a file that somebody has just uploaded, or of an old one; undefined when they leave it at that. */
async function uploaded(
  world: World,
  ask: Ask,
  extension: 'pdf' | 'png',
): Promise<string | undefined> {
  const { schedule } = world;
  if (schedule.chance(0.5))
    return schedule.pick(OLD_FILES.filter((path) => path.endsWith(extension)));
  const number = schedule.int(8);
  const { status, body } = await ask(calls.uploadFile, {
    container: FILES,
    filename: `file.${extension}`,
    file: extension === 'pdf' ? `%PDF-${number}` : pngOf(number),
  });
  if (status !== 200) return undefined;
  await schedule.wait(world.pace(), 'an editor looks for the record');
  return schedule.chance(0.3) ? undefined : JSON.parse(String(body)).url;
}

/** Somebody gives a fragrance a one-sheet. */
export async function editFiles(world: World, ask: Ask): Promise<void> {
  const url = await uploaded(world, ask, 'pdf');
  if (url === undefined) return;
  const id = world.schedule.pick(FRAGRANCES);
  const files = { oneSheetPdfUrl: url, oneSheetPdfFilename: 'sheet.pdf' };
  await ask(calls.updateFragrance, { id, ...fragranceWith(id, weightsBy(world.schedule), files) });
}

/** Somebody gives the answers of a question a picture. */
export async function editPictures(world: World, ask: Ask): Promise<void> {
  const url = await uploaded(world, ask, 'png');
  if (url === undefined) return;
  const id = world.schedule.pick(QUESTIONS);
  const { answers, ...question } = questionBy(world.schedule, id);
  await ask(calls.updateQuestion, {
    id,
    ...question,
    type: PHOTO,
    answers: answers.map((answer) => ({ ...answer, heroImageUrl: url })),
  });
}

const uploadsOf = ({ timeline }: World) =>
  timeline
    .ids('uploads')
    .flatMap((id) => (timeline.newest('uploads', id)?.doc as UploadDoc | undefined) ?? []);

/** Files that are no uploads: logos, and the notes of erasures. */
const isKept = (path: string) => [LOGOS, ERASURES].some((folder) => path.startsWith(`${folder}/`));

/** No file is written without a record of its upload. Logos have none. */
export function judgeFile(world: World, path: string): void {
  if (isKept(path)) return;
  if (!uploadsOf(world).some((upload) => upload.path === path && upload.state !== 'removed'))
    world.violate(`file: ${path} is written and no upload names it`);
}

/** The files of all fragrances and questions exist. */
export function judgeSavedFiles(world: World): void {
  const { timeline, outside } = world;
  const newest = <T>(container: ContainerName) =>
    timeline.ids(container).flatMap((id) => (timeline.newest(container, id)?.doc as T) ?? []);
  const named = [
    ...newest<FragranceDoc>('fragrances').map((doc) => doc.oneSheetPdfUrl),
    ...newest<QuestionDoc>('questions').flatMap((doc) =>
      doc.answers.map(({ heroImageUrl }) => heroImageUrl),
    ),
  ];
  for (const path of named)
    if (path && !outside.files.has(path))
      world.violate(`file: a record names ${path}, which is gone`);
}

/** Days after everything came to rest, there are the files that a record has saved once, and no others. */
export function judgeFilesAtRest(world: World): void {
  const saved = uploadsOf(world).filter(({ state }) => state === 'saved');
  const paths = new Set(saved.map(({ path }) => path));
  for (const path of world.outside.files)
    if (!paths.has(path) && !isKept(path))
      world.violate(`file: ${path} is kept and nothing has saved it`);
  for (const path of paths)
    if (!world.outside.files.has(path)) world.violate(`file: ${path} was saved and is gone`);
}

/** A record saves a file at a time when the timer is removing others. */
export function countFileRace(world: World, { doc, request }: Write): void {
  const isSaved = request !== undefined && (doc as UploadDoc | undefined)?.state === 'saved';
  const isRemoving = uploadsOf(world).some(({ state }) => state === 'removing');
  world.count('race: a file is saved while the timer removes old ones', isSaved && isRemoving);
}
