export type SampleProject = { name: string; salespersonEmail: string; providerSlug: string };

const soldBy = (salespersonEmail: string, providerSlug: string, names: string[]): SampleProject[] =>
  names.map((name) => ({ name, salespersonEmail, providerSlug }));

/** Client proposals: places to be scented, each with its salesperson. */
export const projects: SampleProject[] = [
  ...soldBy('jonah.adler@aurum.example', 'aurum-scent-co', [
    'Hotel Meridian lobby',
    'Alder & Finch flagship store',
    'Quayside Fitness club',
  ]),
  ...soldBy('priya.raman@aurum.example', 'aurum-scent-co', [
    'Larkspur Residences',
    'Ostrava airport lounge',
    'The Paper Gallery',
  ]),
  ...soldBy('luc.marchand@verdier.example', 'maison-verdier', [
    'Hôtel des Tilleuls',
    'Galerie Saint-Roch',
    'Atelier Monceau showroom',
  ]),
  ...soldBy('sofia.bianchi@verdier.example', 'maison-verdier', [
    'Villa Serena spa',
    'Caffè Aurora',
  ]),
  ...soldBy('erik.solberg@northlight.example', 'northlight-hospitality', [
    'Fjordline ferry cabins',
    'Nordkapp Lodge winter season',
  ]),
  ...soldBy('dana.whitfield@northlight.example', 'northlight-hospitality', [
    'Bluestem Inn reception',
  ]),
];
