import { permissions } from '@vse/domain/access/permissions';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { staffScreen } from '../../ui/office/staff-only.tsx';
import { FindPeople } from './find-people.tsx';
import { PersonPage } from './person-page.tsx';

/**
 * Finds a person, and shows what is kept about one address. The address is in the state of the browser's history, so that
 * Back leads to the people who were found: addresses of pages must not name people.
 */
export const PeopleScreen = staffScreen(permissions.people.erase, () => {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const address = addressIn(state);
  useFocusOnChange(address);
  if (address !== '') return <PersonPage key={address} address={address} />;
  return (
    <FindPeople
      text={text}
      onFind={setText}
      onChoose={(chosen) => navigate(paths.people.getHref(), { state: { address: chosen } })}
    />
  );
});

const addressIn = (state: unknown): string => {
  const { address } = (state ?? {}) as { address?: unknown };
  return typeof address === 'string' ? address : '';
};

/** As after any navigation, the main element gets the focus, and from it the heading of what is shown then. */
function useFocusOnChange(shown: string) {
  const before = useRef(shown);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    document.querySelector('main')?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [shown]);
}
