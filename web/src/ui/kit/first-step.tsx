import { Link } from 'react-router';
import { Notice } from '../feedback/notice.tsx';

type FirstStepProps = { text: string; link: string; to: string };

/** Says what has to be added before what this page adds, and leads there. */
export const FirstStep = ({ text, link, to }: FirstStepProps) => (
  <Notice>
    {text} <Link to={to}>{link}</Link>
  </Notice>
);
