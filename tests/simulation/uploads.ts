import { HttpRequest } from '@azure/functions';
import * as calls from '@vse/domain/contract/calls';
import { FILES } from '@vse/domain/records/files';
import { DAY_MS } from '@vse/domain/rules/durations';
import type { FragranceDoc, UploadDoc } from '../../api/src/store/document-types.ts';
import { contentHash } from '../../api/src/store/ids.ts';
import { fragranceWith } from '../support/small-catalogue.ts';
import { FRAGRANCES, weightsBy } from './prepare.ts';
import { START } from './schedule.ts';
import type { Ask } from './staff.ts';
import type { Write } from './timeline.ts';
import type { World } from './world.ts';

/** Files that were uploaded days ago and that no record has: the timer removes them, unless a record saves them. */
export const OLD_FILES = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `${FILES}/old${number}.pdf`);

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
  const bytes = Buffer.from(String(file));
  const found = { size: bytes.length, arrayBuffer: async () => Uint8Array.from(bytes).buffer };
  const request = new HttpRequest({
    method: 'POST',
    url: `http://localhost/api/${name}?${new URLSearchParams(query as Record<string, string>)}`,
    headers: { 'content-type': 'multipart/form-data', ...headers },
  });
  const formData = async () => ({ get: (field: string) => (field === 'file' ? found : null) });
  return Object.assign(request, { formData });
}

/** Somebody uploads a one-sheet, or takes an old one, and then perhaps saves it. */
export async function editFiles(world: World, ask: Ask): Promise<void> {
  const { schedule } = world;
  let url = schedule.pick(OLD_FILES);
  if (schedule.chance(0.5)) {
    const file = `%PDF-${schedule.int(8)}`;
    const { status, body } = await ask(calls.uploadFile, {
      container: FILES,
      filename: 'sheet.pdf',
      file,
    });
    if (status !== 200) return;
    url = JSON.parse(String(body)).url;
    await schedule.wait(world.pace(), 'an editor looks for the fragrance');
    if (schedule.chance(0.3)) return;
  }
  const id = schedule.pick(FRAGRANCES);
  const files = { oneSheetPdfUrl: url, oneSheetPdfFilename: 'sheet.pdf' };
  await ask(calls.updateFragrance, { id, ...fragranceWith(id, weightsBy(schedule), files) });
}

const uploadsOf = ({ timeline }: World) =>
  timeline
    .ids('uploads')
    .flatMap((id) => (timeline.newest('uploads', id)?.doc as UploadDoc | undefined) ?? []);

/** No file is written without a record of its upload. */
export function judgeFile(world: World, path: string): void {
  if (!uploadsOf(world).some((upload) => upload.path === path && upload.state !== 'removed'))
    world.violate(`file: ${path} is written and no upload names it`);
}

/** The files of all fragrances exist. */
export function judgeSavedFiles(world: World): void {
  const { timeline, outside } = world;
  for (const id of timeline.ids('fragrances')) {
    const path = (timeline.newest('fragrances', id)?.doc as FragranceDoc | undefined)
      ?.oneSheetPdfUrl;
    if (path && !outside.files.has(path)) world.violate(`file: ${id} names ${path}, which is gone`);
  }
}

/** Days after everything came to rest, there are the files that a record has saved once, and no others. */
export function judgeFilesAtRest(world: World): void {
  const saved = uploadsOf(world).filter(({ state }) => state === 'saved');
  const paths = new Set(saved.map(({ path }) => path));
  for (const path of world.outside.files)
    if (!paths.has(path)) world.violate(`file: ${path} is kept and nothing has saved it`);
  for (const path of paths)
    if (!world.outside.files.has(path)) world.violate(`file: ${path} was saved and is gone`);
}

/** A record saves a file at a time when the timer is removing others. */
export function countFileRace(world: World, { doc, request }: Write): void {
  const isSaved = request !== undefined && (doc as UploadDoc | undefined)?.state === 'saved';
  const isRemoving = uploadsOf(world).some(({ state }) => state === 'removing');
  world.count('race: a file is saved while the timer removes old ones', isSaved && isRemoving);
}
