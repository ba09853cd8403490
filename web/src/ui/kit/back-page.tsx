import { MessagePage } from '../feedback/message-page.tsx';
import { ButtonTo } from './controls/button-to.tsx';
import type { Back } from './record-kind.ts';

type BackPageProps = { title: string; text: string; back: Back };

/** A page with one message and the link back. */
export const BackPage = ({ title, text, back }: BackPageProps) => (
  <MessagePage title={title} text={text}>
    <ButtonTo look="ink" to={back.href}>
      {back.label}
    </ButtonTo>
  </MessagePage>
);
