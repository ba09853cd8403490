import type { selection as english } from '../en/selection.ts';
import { pluralIn } from '../plural.ts';

const plural = pluralIn('fr');
const fragrances = (count: number) => plural(count, `${count} parfum`, `${count} parfums`);

export const selection: typeof english = {
  publish: 'Publier',
  draft: 'Passer en brouillon',
  stock: 'Ajouter à l’assortiment',
  published: (count, total) => `Déjà publiés\u00a0: ${count} sur ${total}`,
  areDrafts: (count) =>
    plural(count, `${count} parfum est un brouillon.`, `${count} parfums sont des brouillons.`),
  stockTitle: (count) => `Ajouter ${fragrances(count)} à des assortiments`,
  stockConfirm: 'Ajouter',
  has: (count, total) => `A ${count} sur ${total}`,
  chooseOne: 'Sélectionnez au moins un assortiment.',
  noProviders: 'Il n’y a pas encore d’assortiment. Ajoutez d’abord un fournisseur.',
  areStocked: (count, names) =>
    `${plural(count, `${count} parfum est`, `${count} parfums sont`)} dans l’assortiment de ${names}.`,
  deleteTitle: (count) => `Supprimer ${fragrances(count)}\u00a0?`,
  deleteText: (count, names) =>
    plural(
      count,
      `${names} n’est plus recommandé et quitte tous les assortiments. Les résultats passés le conservent. Cette action est IRRÉVERSIBLE.`,
      `${names} ne sont plus recommandés et quittent tous les assortiments. Les résultats passés les conservent. Cette action est IRRÉVERSIBLE.`,
    ),
  deleteConfirm: (count) => `Supprimer ${fragrances(count)}`,
  deleting: (count) => `Suppression de ${fragrances(count)}`,
  deleted: (count) =>
    plural(count, `${count} parfum a été supprimé.`, `${count} parfums ont été supprimés.`),
  notDeleted: (reasons) => `Non supprimés\u00a0: ${reasons}`,
  left: (count) => plural(count, `Il reste ${count} parfum.`, `Il reste ${count} parfums.`),
};
