import { makeSlug } from '../../catalogue/slug.ts';
import type { SearchableProduct } from '../product-words.ts';

type Extras = Partial<
  Pick<SearchableProduct, 'discountPercentage' | 'isCustom' | 'allergens' | 'egglessExtraInKobo'>
>;

/** Tags are written as the shop would: "eggless, nut-free | chocolate" is two dietary tags and a flavour. */
export function bake(
  name: string,
  category: string,
  tags = '',
  description = '',
  { discountPercentage = 0, isCustom = false, allergens = [], egglessExtraInKobo = null }: Extras = {},
): SearchableProduct {
  const [dietaryTags = [], flavorTags = []] = tags
    .split('|')
    .map((list) => list.split(',').map((tag) => tag.trim()))
    .map((list) => list.filter((tag) => tag !== ''));
  return {
    id: makeSlug(name),
    name,
    category,
    dietaryTags,
    flavorTags,
    occasions: [],
    description,
    discountPercentage,
    isCustom,
    allergens,
    egglessExtraInKobo,
  };
}

/** What stands on the shelves of a Nigerian bakery. */
export const BAKERY_CATALOGUE: readonly SearchableProduct[] = [
  bake('Red Velvet Celebration Cake', 'Celebration cakes', '| red velvet, cream cheese', 'Cocoa sponge.'),
  bake(
    'Chocolate Drip Cake',
    'Celebration cakes',
    '| chocolate',
    'Dark ganache runs down three moist layers.',
  ),
  bake('Chocolate Cake', 'Celebration cakes', '| chocolate', 'Plain, dark and good with tea.'),
  bake('Classic Vanilla Buttercream', 'Celebration cakes', '| vanilla', 'For any birthday.', {
    discountPercentage: 10,
  }),
  bake('Funfetti Cake', 'Celebration cakes', '| vanilla', 'Sprinkles inside and out; children love it.'),
  bake('Strawberry Cream Cake', 'Celebration cakes', '| strawberry', 'Fresh berries between soft layers.'),
  bake('Caramel Cake', 'Celebration cakes', '| caramel', 'Salted butter caramel in every layer.'),
  bake('Carrot Cake', 'Celebration cakes', 'nut-free | cinnamon', 'Moist, spiced and not too sweet.'),
  bake('Black Forest Cake', 'Celebration cakes', '| chocolate, cherry', 'Cherries and whipped cream.'),
  bake('Ọ̀yìn Honey Cake', 'Celebration cakes', '| honey', 'Eight thin layers with wild honey from Oyo.'),
  bake('Gold Leaf Two-Tier', 'Wedding cakes', '', 'Two tiers brushed with gold.', { isCustom: true }),
  bake('Three-Tier Ivory Wedding Cake', 'Wedding cakes', '', 'Fondant as smooth as silk.', {
    isCustom: true,
  }),
  bake('Naked Berry Wedding Cake', 'Wedding cakes', '| vanilla, berries', 'Hardly any icing at all.'),
  bake('Cupcake Tower', 'Wedding cakes', '', 'Forty little cakes on five floors.'),
  bake('Vanilla Cupcakes', 'Cupcakes', '| vanilla', 'A box of six.'),
  bake('Chocolate Cupcakes', 'Cupcakes', 'eggless | chocolate', 'A box of six.'),
  bake('Red Velvet Cupcakes', 'Cupcakes', '| red velvet', 'A box of six.'),
  bake('Lemon Cupcakes', 'Cupcakes', '| lemon', 'Sharp and sunny. A box of six.'),
  bake('Baked Cheesecake', 'Cheesecakes and tarts', '| vanilla', 'On a biscuit base.'),
  bake('Mango Cheesecake', 'Cheesecakes and tarts', '| mango', 'Ripe Ogbomosho mangoes.'),
  bake('Cookies and Cream Cheesecake', 'Cheesecakes and tarts', '| chocolate', 'No oven needed.'),
  bake('Fruit Tart', 'Cheesecakes and tarts', '| berries', 'Custard under whatever is ripe.'),
  bake('Puff-Puff', 'Small chops', 'vegan | nutmeg', 'Twenty pieces, fried while you wait.'),
  bake('Small Chops Platter', 'Small chops', '', 'Puff puff, samosa and spring rolls for ten.', {
    discountPercentage: 15,
  }),
  bake('Samosas', 'Small chops', 'halal', 'Twelve, with minced beef.'),
  bake('Nigerian Meat Pie', 'Pies and rolls', '| beef, potato', 'Short crust, beef, potato and carrot.'),
  bake('Chicken Pie', 'Pies and rolls', 'halal | chicken', 'Creamy, with thyme.'),
  bake('Sausage Rolls', 'Pies and rolls', '| beef', 'Six flaky rolls.'),
  bake('Chin Chin', 'Snacks', 'nut-free | nutmeg', 'Crunchy, in a jar.'),
  bake('Kuli-Kuli', 'Snacks', 'vegan | groundnut', 'From Bida, hard and hot with ginger.'),
  bake('Glazed Doughnuts', 'Doughnuts', '| vanilla', 'A dozen, still warm.'),
  bake('Strawberry Doughnuts', 'Doughnuts', '| strawberry', 'Pink icing and sprinkles.'),
  bake('Agege Bread', 'Breads', 'vegan', 'Soft, stretchy, sweet: the loaf Lagos wakes up to.'),
  bake('Coconut Bread', 'Breads', '| coconut', 'With real grated coconut.'),
  bake('Wholewheat Loaf', 'Breads', 'vegan, sugar-free', 'Stone-ground flour and honey.'),
  bake('Banana Bread', 'Breads', '| banana', 'A tea bread, dark and moist.'),
  bake('Butter Croissant', 'Pastries', '| butter', 'Three days in the making.'),
  bake('Cinnamon Rolls', 'Pastries', '| cinnamon', 'Four, with cream cheese icing.'),
  bake('Shortbread', 'Biscuits', '| butter', 'Buttery fingers.'),
  bake('Chocolate Chip Cookies', 'Biscuits', '| chocolate', 'Chewy in the middle.'),
];
