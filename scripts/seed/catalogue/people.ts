export type SampleStaff = {
  email: string;
  firstName: string;
  lastName: string;
  role: 'Admin' | 'Manager' | 'Salesperson';
  providerSlug: string;
};

const at = (
  providerSlug: string,
  domain: string,
  people: [SampleStaff['role'], string, string, string][],
): SampleStaff[] =>
  people.map(([role, local, firstName, lastName]) => ({
    email: `${local}@${domain}`,
    firstName,
    lastName,
    role,
    providerSlug,
  }));

/** Domains end in .example (RFC 2606), so that no mail to a sample person can reach anyone. */
export const staff: SampleStaff[] = [
  ...at('aurum-scent-co', 'aurum.example', [
    ['Admin', 'ines.calder', 'Ines', 'Calder'],
    ['Admin', 'tomas.reyes', 'Tomás', 'Reyes'],
    ['Manager', 'mara.lindqvist', 'Mara', 'Lindqvist'],
    ['Salesperson', 'jonah.adler', 'Jonah', 'Adler'],
    ['Salesperson', 'priya.raman', 'Priya', 'Raman'],
  ]),
  ...at('maison-verdier', 'verdier.example', [
    ['Manager', 'helene.verdier', 'Hélène', 'Verdier'],
    ['Salesperson', 'luc.marchand', 'Luc', 'Marchand'],
    ['Salesperson', 'sofia.bianchi', 'Sofia', 'Bianchi'],
  ]),
  ...at('northlight-hospitality', 'northlight.example', [
    ['Manager', 'grace.okafor', 'Grace', 'Okafor'],
    ['Salesperson', 'erik.solberg', 'Erik', 'Solberg'],
    ['Salesperson', 'dana.whitfield', 'Dana', 'Whitfield'],
  ]),
];
