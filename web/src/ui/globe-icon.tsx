import { icon } from './icons.tsx';

export const GlobeIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M2.8 10h14.4M10 2.8c-5 4.4-5 10 0 14.4M10 2.8c5 4.4 5 10 0 14.4" />
  </>,
);
