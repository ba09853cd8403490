import { icon } from './icons.tsx';

export const GlobeIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M2.8 10h14.4M10 2.8c-5 4.4-5 10 0 14.4M10 2.8c5 4.4 5 10 0 14.4" />
  </>,
);
export const GridIcon = icon(
  <>
    <rect x="3" y="3" width="5.6" height="5.6" rx="1.6" />
    <rect x="11.4" y="3" width="5.6" height="5.6" rx="1.6" />
    <rect x="3" y="11.4" width="5.6" height="5.6" rx="1.6" />
    <rect x="11.4" y="11.4" width="5.6" height="5.6" rx="1.6" />
  </>,
);
