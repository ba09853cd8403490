import { icon } from '../../base/icons.tsx';
import type { PlaceName } from './places.ts';

/** A list without an icon here does not compile. */
const PATHS: Record<PlaceName | 'fold' | 'menu' | 'find', string> = {
  dashboard: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  questions: 'm3 5.5 1.3 1.3L6.8 4M3 13.5l1.3 1.3L6.8 12M10 5.5h7M10 10h7M10 14.5h7',
  adjectives: 'M3.5 3.5h6l7 7-6 6-7-7zM7 7v.1',
  fragrances: 'M10 2.8c3 3.6 4.8 6 4.8 8.7a4.8 4.8 0 0 1-9.6 0c0-2.7 1.8-5.1 4.8-8.7Z',
  providers:
    'M3 8.2 4.4 3.5h11.2L17 8.2M3 8.2c0 2.4 3.5 2.4 3.5 0 0 2.4 3.5 2.4 3.5 0 0 2.4 3.5 2.4 3.5 0 0 2.4 3.5 2.4 3.5 0M4.5 10.5v6h11v-6M8 16.5V13h4v3.5',
  inventory: 'M3 6.5 10 3l7 3.5v7L10 17l-7-3.5zM3 6.5l7 3.5 7-3.5M10 10v7',
  invites: 'M3 4.8h14v10.4H3zM3 6l7 5 7-5',
  users:
    'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.5 16.5v-1a4 4 0 0 1 4-4h2a4 4 0 0 1 4 4v1M13 3.7a3 3 0 0 1 0 5.6M17.5 16.5v-1a4 4 0 0 0-2.6-3.7',
  quizResults: 'M3.2 7.5A7.2 7.2 0 1 1 2.8 10M3 3.8v3.9h3.9M10 6.2V10l2.8 1.7',
  userLogs:
    'M12 3.5h3a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5h-3M3 10h9M8.8 6.6 12.2 10l-3.4 3.4',
  audit: 'M10 2.8 16 5v4.6c0 3.7-2.5 6.4-6 7.6-3.5-1.2-6-3.9-6-7.6V5ZM7.3 9.8l2 2 3.5-3.8',
  people:
    'M7.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM2.5 16.5v-1a4 4 0 0 1 4-4h2a4 4 0 0 1 4 4v1M13 7h4M13 10h4',
  insight: 'M3.5 16.5h13M5.5 13.5V9M10 13.5v-10M14.5 13.5v-7',
  changes: 'm10 3 7.2 3.6L10 10.2 2.8 6.6ZM2.8 10.1l7.2 3.6 7.2-3.6M2.8 13.4 10 17l7.2-3.6',
  jobs: 'M5 3h10M5 17h10M6.2 3v2.4c0 1.9 3.8 2.9 3.8 4.6s-3.8 2.7-3.8 4.6V17M13.8 3v2.4c0 1.9-3.8 2.9-3.8 4.6s3.8 2.7 3.8 4.6V17',
  fold: 'M3.5 3.5h13v13h-13zM8 3.5v13M13.5 8l-2 2 2 2',
  menu: 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13',
  find: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12ZM13.4 13.4 17 17',
};

export const PlaceIcon = ({ name }: { name: keyof typeof PATHS }) =>
  icon(<path d={PATHS[name]} />)();
