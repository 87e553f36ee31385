import { useNavigate, useSearchParams } from 'react-router';

/** Parameters of the address that change. `null` removes a parameter. */
export type AddressChanges = Readonly<Record<string, string | null>>;

/**
 * Returns the parameters of the screen's address. `hrefOf` returns the address with changed parameters, and `open`
 * opens it.
 */
export function useStatisticsAddress() {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();

  function hrefOf(changes: AddressChanges): string {
    const next = new URLSearchParams(parameters);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `/statistics?${next}`;
  }

  return {
    parameters,
    hrefOf,
    open: (changes: AddressChanges) =>
      void navigate(hrefOf(changes), { preventScrollReset: true, replace: true }),
  };
}
