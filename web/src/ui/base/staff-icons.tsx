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
export const SignOutIcon = icon(
  <path d="M8.5 3.2H5a1.8 1.8 0 0 0-1.8 1.8v10A1.8 1.8 0 0 0 5 16.8h3.5M12.6 6.4l3.6 3.6-3.6 3.6M16 10H8" />,
);
export const PencilIcon = icon(<path d="m3.5 16.5.8-3.4 9-9 2.6 2.6-9 9-3.4.8ZM11.4 6l2.6 2.6" />);
export const MoreIcon = icon(
  <path d="M4.5 10h.01M10 10h.01M15.5 10h.01" strokeWidth="2.6" strokeLinecap="round" />,
);
export const TrashIcon = icon(
  <path d="M3.5 5.5h13M8 5.5V3.8h4v1.7M5.2 5.5l.7 10.7h8.2l.7-10.7M8.4 8.8v4.4M11.6 8.8v4.4" />,
);
