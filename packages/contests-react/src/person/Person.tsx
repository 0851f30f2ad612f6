import type { Address } from 'viem';
import { usePerson } from './PeopleProvider.tsx';
import { PersonView, type PersonViewProps } from './PersonView.tsx';

export type PersonProps = Omit<PersonViewProps, 'person'> & { readonly address: Address };

/** An account with the name and the picture of its profile, if there is a `PeopleProvider` above. */
export function Person(props: PersonProps) {
  return <PersonView {...props} person={usePerson(props.address)} />;
}
