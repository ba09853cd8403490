type Field = (value: number) => boolean;

const ranges = [
  ['second', 0, 59],
  ['minute', 0, 59],
  ['hour', 0, 23],
  ['day', 1, 31],
  ['month', 1, 12],
  ['day of week', 0, 6],
] as const;

function fieldOf(text: string, [name, min, max]: (typeof ranges)[number]): Field {
  if (text === '*') return () => true;
  const [, every, number] = /^(?:\*\/(\d+)|(\d+))$/.exec(text) ?? [];
  if (every !== undefined && Number(every) > 0)
    return (value) => (value - min) % Number(every) === 0;
  const wanted = Number(number ?? Number.NaN);
  if (wanted >= min && wanted <= max) return (value) => value === wanted;
  throw new Error(`${name} '${text}'`);
}

/**
 * Parses a six-field NCRONTAB schedule (UTC) with `*`, numbers and star-slash-n, and returns whether it fires at a
 * time.
 */
export function parseCron(schedule: string): (at: Date) => boolean {
  const texts = schedule.trim().split(/\s+/);
  if (texts.length !== ranges.length)
    throw new Error(`Schedule '${schedule}' needs six fields, seconds first`);
  try {
    const fields = ranges.map((range, index) => fieldOf(texts[index] ?? '', range));
    return (at) =>
      [
        at.getUTCSeconds(),
        at.getUTCMinutes(),
        at.getUTCHours(),
        at.getUTCDate(),
        at.getUTCMonth() + 1,
        at.getUTCDay(),
      ].every((value, index) => fields[index]?.(value));
  } catch (error) {
    throw new Error(`Schedule '${schedule}' has a field that this host does not read`, {
      cause: error,
    });
  }
}
