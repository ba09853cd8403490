import { closeNotification, notifications, notify } from '../notifications.ts';
import { wordsNow } from '../words/words.ts';
import { retryOnce } from './lazy-part.tsx';
import { checkVersion } from './new-version.ts';

/** Loads what was lost and shows it. Rejects when it is lost again. */
type Retry = () => Promise<void>;

/** The lost parts that have a place on the page. */
const places = new Set<Retry>();
/** What a press should have opened. */
let pressed: Retry | undefined;
let shown: number | undefined;

const isShown = () => notifications.get().some(({ id }) => id === shown);

/** One notification for all lost parts, because parts of a page often share a file. */
function say() {
  const { problem, common } = wordsNow();
  const action = { label: common.tryAgain, busy: common.loading, run: retryAll };
  notify(problem.lostPart, { isError: true, action });
  shown = notifications.get().at(-1)?.id;
}

function report() {
  if (!isShown()) say();
  // After a deployment the old files are gone, and only a reload helps. The line that offers it should not be late.
  void checkVersion({ isDue: true });
}

async function retryAll() {
  const press = pressed;
  pressed = undefined;
  await retryPlaces();
  await press?.();
  if (places.size > 0 || pressed) say();
}

const retryPlaces = () => Promise.allSettled([...places].map((retry) => retry()));

function closeIfNoneIsLost() {
  if (places.size === 0 && !pressed && shown !== undefined) closeNotification(shown);
}

/** Notifies that a part of the page is lost, until the returned function is called. */
export function addLostPart(retry: Retry): () => void {
  // A closed notification: the person no longer wants what they pressed then.
  if (!isShown()) pressed = undefined;
  places.add(retry);
  report();
  return () => {
    places.delete(retry);
    closeIfNoneIsLost();
  };
}

type Loadable = { preload: () => Promise<void>; isLoaded: () => boolean };

/**
 * Opens what a press opens, once its code is there: at once if it has come before. What is lost does not open, so that it
 * can be pressed again. Never rejects.
 */
export async function whenLoaded(part: Loadable, open: () => void): Promise<void> {
  if (part.isLoaded()) return open();
  const isLoaded = await retryOnce(part.preload).then(
    () => true,
    () => false,
  );
  if (!isLoaded) {
    pressed = () => whenLoaded(part, open);
    return report();
  }
  open();
  pressed = undefined;
  // The same file may be missing elsewhere on the page.
  await retryPlaces();
  closeIfNoneIsLost();
}
