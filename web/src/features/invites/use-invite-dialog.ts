import { useLocation, useNavigate, useSearchParams } from 'react-router';

const OPENED_HERE = 'invite dialog';

/** The dialog is open while the address has `invite=1`, so that other screens can link to it and Back closes it. */
export function useInviteDialog() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const withInvite = (value: string | null) => {
    const next = new URLSearchParams(params);
    if (value) next.set('invite', value);
    else next.delete('invite');
    return next;
  };
  return {
    isOpen: params.get('invite') === '1',
    open: () => setParams(withInvite('1'), { state: OPENED_HERE }),
    // If opening the dialog added a history entry, closing goes back; otherwise the next Back would do nothing.
    close: () => {
      if (state === OPENED_HERE) navigate(-1);
      else setParams(withInvite(null), { replace: true });
    },
  };
}
