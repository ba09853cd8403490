import { Notice } from '../feedback/notice.tsx';
import { ButtonTo } from './controls/button-to.tsx';

type FirstStepProps = { text: string; link: string; to: string };

/** Says what has to be added before what this page adds, and leads there. */
export const FirstStep = ({ text, link, to }: FirstStepProps) => (
  <Notice>
    <span>{text}</span>{' '}
    <ButtonTo look="amber" isSmall to={to}>
      {link}
    </ButtonTo>
  </Notice>
);
