import { icon } from '../base/icons.tsx';

export const GripIcon = icon(
  <path
    d="M7.5 5h.01M12.5 5h.01M7.5 10h.01M12.5 10h.01M7.5 15h.01M12.5 15h.01"
    strokeWidth="2.6"
  />,
);
export const UpIcon = icon(<path d="M10 16V4.5M5 9.3l5-5 5 5" />);
export const DownIcon = icon(<path d="M10 4v11.5M5 10.7l5 5 5-5" />);
