export type SampleRespondent = {
  name: string;
  email: string;
  providerSlug: string;
  salespersonEmail: string;
};

const invitedBy = (
  salespersonEmail: string,
  providerSlug: string,
  people: [name: string, email: string][],
): SampleRespondent[] =>
  people.map(([name, email]) => ({ name, email, providerSlug, salespersonEmail }));

/** The domains are reserved for examples (RFC 2606). */
export const respondents: SampleRespondent[] = [
  ...invitedBy('jonah.adler@aurum.example', 'aurum-scent-co', [
    ['Ana Ferreira', 'ana@example.com'],
    ['Kenji Watanabe', 'kenji.watanabe@example.org'],
    ['Amara Nwosu', 'amara.nwosu@example.net'],
    ['Lukas Brandt', 'lukas.brandt@example.com'],
    ['Chiara Conti', 'chiara.conti@example.org'],
    ['Noah Tremblay', 'noah.tremblay@example.com'],
    ['Leila Haddad', 'leila.haddad@example.net'],
  ]),
  ...invitedBy('priya.raman@aurum.example', 'aurum-scent-co', [
    ['Mateo Álvarez', 'mateo.alvarez@example.com'],
    ['Freja Nielsen', 'freja.nielsen@example.org'],
    ['Arjun Mehta', 'arjun.mehta@example.com'],
    ['Katarzyna Zielińska', 'katarzyna@example.net'],
    ['Daniel Osei', 'daniel.osei@example.org'],
    ['Mei-Ling Chen', 'meiling.chen@example.com'],
  ]),
  ...invitedBy('luc.marchand@verdier.example', 'maison-verdier', [
    ['Camille Roussel', 'camille.roussel@example.com'],
    ['Youssef Benali', 'youssef.benali@example.org'],
    ['Margaux Lefèvre', 'margaux@example.net'],
    ['Pieter de Vries', 'pieter.devries@example.com'],
    ['Beatriz Moura', 'beatriz.moura@example.org'],
  ]),
  ...invitedBy('sofia.bianchi@verdier.example', 'maison-verdier', [
    ['Giulia Ferraro', 'giulia.ferraro@example.com'],
    ['Nikos Papadakis', 'nikos@example.org'],
    ['Elif Demir', 'elif.demir@example.com'],
    ['Carmen Ibáñez', 'carmen.ibanez@example.net'],
  ]),
  ...invitedBy('erik.solberg@northlight.example', 'northlight-hospitality', [
    ['Ingrid Haugen', 'ingrid.haugen@example.com'],
    ['Aino Korhonen', 'aino.korhonen@example.org'],
    ['Magnus Ekström', 'magnus.ekstrom@example.com'],
    ['Siobhán Byrne', 'siobhan.byrne@example.net'],
  ]),
  ...invitedBy('dana.whitfield@northlight.example', 'northlight-hospitality', [
    ['Jasmine Carter', 'jasmine.carter@example.com'],
    ['Diego Fuentes', 'diego.fuentes@example.org'],
    ['Hana Kovač', 'hana.kovac@example.com'],
    ['Samuel Mbeki', 'samuel.mbeki@example.net'],
    ['Olena Kravets', 'olena.kravets@example.com'],
    ['Tariq Aziz', 'tariq.aziz@example.org'],
  ]),
];
