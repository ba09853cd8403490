import { MINUTE_MS } from '@vse/domain/rules/durations';
import type { Context } from '../services/context.ts';
import type { ContainerName } from '../store/store.ts';

type TurnContext = Pick<Context, 'config' | 'now' | 'looks' | 'writes'>;
/** When an instance last looked for some work, in minutes, and how many writes it had made to where work comes from. */
type Look = NonNullable<ReturnType<Context['looks']['get']>>;
type Turn = { everyMinutes: number; follows?: readonly ContainerName[]; looksAtStart?: boolean };

const NEVER: Look = { minute: Number.NEGATIVE_INFINITY, writes: 0 };

/**
 * Whether to look for some work now. Turns follow the clock, for example each full hour. Otherwise a new instance would
 * look for all work at once, and Azure may start one each minute. An instance that has written to a container that the
 * work follows looks in its next run. A missed turn is taken later.
 */
export function takeTurn(context: TurnContext, name: string, turn: Turn): boolean {
  const { everyMinutes, follows = [], looksAtStart } = turn;
  const { looks, writes: made, config } = context;
  // A timer is not exact.
  const minute = Math.round(context.now().getTime() / MINUTE_MS);
  const writes = follows.reduce((sum, container) => sum + (made.get(container) ?? 0), 0);
  // Where nobody waits for instances, as on a machine of one's own, a start finishes what the last stop has left.
  const isDueAtStart = looksAtStart || !config.isAzure;
  const last = looks.get(name) ?? (isDueAtStart ? NEVER : { minute: minute - 1, writes: 0 });
  const slotOf = (time: number) => Math.floor(time / everyMinutes);
  // Also when the clock was set back.
  const isTurn =
    everyMinutes === 1 || slotOf(last.minute) !== slotOf(minute) || last.writes !== writes;
  // Noted before the look, which may miss a write that is made at the same time.
  looks.set(name, { minute, writes });
  return isTurn;
}

/** Has the next run look again. */
export function returnTurn({ looks }: Pick<Context, 'looks'>, name: string): void {
  looks.set(name, NEVER);
}
