const SECONDS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long ago a date was, in one unit: '3 days ago', 'yesterday'. */
export function timeAgo(iso: string, now: number, language: string): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  const [unit, length] = SECONDS.find(([, each]) => seconds >= each) ?? ['minute', 60];
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return format.format(-Math.floor(seconds / length), unit);
}
