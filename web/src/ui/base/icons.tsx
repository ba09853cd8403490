import type { ReactNode } from 'react';

export const icon = (paths: ReactNode) => () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    {paths}
  </svg>
);

export const CheckIcon = icon(<path d="m4.5 10.5 3.6 3.6 7.4-8" strokeWidth="2.2" />);
export const CloseIcon = icon(<path d="m5 5 10 10M15 5 5 15" />);
export const CopyIcon = icon(
  <>
    <rect x="7" y="7" width="9.5" height="9.5" rx="2" />
    <path d="M13 7V5.5a2 2 0 0 0-2-2H5.5a2 2 0 0 0-2 2V11a2 2 0 0 0 2 2H7" />
  </>,
);
export const MailIcon = icon(
  <>
    <rect x="2.5" y="4.5" width="15" height="11" rx="2.5" />
    <path d="m3.5 6.5 6.5 5 6.5-5" />
  </>,
);
export const MoonIcon = icon(<path d="M15.8 12.2A6.6 6.6 0 0 1 7.8 4.2a6.6 6.6 0 1 0 8 8Z" />);
export const SunIcon = icon(
  <>
    <circle cx="10" cy="10" r="3.4" />
    <path d="M10 2.2v1.6M10 16.2v1.6M2.2 10h1.6M16.2 10h1.6M4.5 4.5l1.1 1.1M14.4 14.4l1.1 1.1M15.5 4.5l-1.1 1.1M5.6 14.4l-1.1 1.1" />
  </>,
);
export const AlertIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M10 6.2v4.6M10 13.6v.1" strokeWidth="2" />
  </>,
);
