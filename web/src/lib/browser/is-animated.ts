import { typeOf } from '@vse/domain/records/files';
import { headerOf } from './file-problem.ts';

/** Whether a picture moves: a GIF, WebP, PNG or AVIF of several frames. A browser without ImageDecoder does not know. */
export async function isAnimated(file: File): Promise<boolean> {
  if (!('ImageDecoder' in globalThis)) return false;
  const type = typeOf(await headerOf(file))?.mime ?? 'image/avif';
  const decoder = new ImageDecoder({ type, data: await file.arrayBuffer() });
  try {
    await Promise.all([decoder.tracks.ready, decoder.completed]);
    return (decoder.tracks.selectedTrack?.frameCount ?? 1) > 1;
  } catch {
    return false;
  } finally {
    decoder.close();
  }
}
