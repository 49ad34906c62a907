import { isWalk } from './keyboard-walks.ts';

/**
 * What passwords are most often made of, here and elsewhere: the stems of the published lists of leaked passwords and the
 * names, clubs and words of faith that Nigerians choose. Digits and signs around them add nothing, so they are left out.
 */
const COMMON_PASSWORD_WORDS: ReadonlySet<string> = new Set(
  `
  abc access account admin administrator adidas africa agent alex alexander alice allah allahuakbar almighty amanda
  american amazing america andrea andrew angel angela angels anime anthony apple april arsenal asdf ashley asshole
  august austin baby babyboy babygirl bailey baller banana bandit barbie barcelona baseball basketball batman bank
  beautiful beauty believe benjamin best bestfriend big billion bismillah bitch biscuit black blessed blessing blessings
  bless blink blue bonnie boss boy boys brandon brandy bread brian brooklyn brother bubbles buddy bullshit butter
  butterfly cake cakes california camera canada carlos caroline change changeme charles charlie cheese chelsea chelseafc
  cherry chicken chinedu chioma chocolate chris christ christian christmas christopher church cocacola coffee college
  computer confirm cookie cool corvette country cowboy cowboys crazy crystal cupcake daddy dallas dance daniel daniela
  danielle dark darling dave david death december default delete demo destiny devil diamond digital dinner dog dolphin
  dolphins donald dragon dragonball dream dreams easy eagle eagles ebony edward elephant elizabeth emeka emmanuel england
  enter eternity facebook faith faithful family fashion father favour february ferrari fire first flower flowers football
  forever forget formula free freedom friend friends friendship fuck fuckme fuckoff fuckyou future gateway gabriel
  george genesis gift ginger girl girls glory god godfather godisgood godislove godisgreat godfirst golden good goodboy
  goodluck google gospel grace grandma great green guest guitar handsome hannah happy happiness harley hatelove hawaii
  heart heaven hello helloworld help hope holiness holy home honey hosanna hotmail house hunter ikechukwu incorrect
  infinity instagram internet invincible iloveyou ilovegod ilovejesus iloveme ilovemyself iloveu isabella jackson jacob
  jamaica james january jasmine jason jennifer jeremy jessica jesus jesuschrist jesusislord jesuslovesme jesus jordan
  joseph joshua joy july junior june justin katie kelly keyboard killer king kingdom kingkong kingofkings kitten lagos
  lakers lauren legend letmein letmeinn liberty life lincoln lion little liverpool liverpoolfc lord lord love loveme
  lovely lovelove lover loveyou lucky machine madrid maggie magic manager manchester manchesterunited manutd march maria
  marina mark marlboro martin marvel master matrix matthew maverick maxwell melissa member mercedes mercy merlin messi
  metallica mexico michael michelle mickey miguel million millionaire minecraft miracle mobile monday money monkey monster
  moonlight morgan mother motorola muhammad murphy music mustang mustafa mybaby myfamily mylove mypassword myself naija
  naruto nascar natasha nathan nature ngozi new nicholas nicole nigeria nigerian nike nikita ninja nintendo nirvana
  nokia nothing november number nwachukwu obinna october oghene okafor olamide oluwa oluwaseun olivia orange pakistan
  panther paradise pass passion passwort passwd password passwords passcode patience patricia patrick peace peaches
  peanut people pepper perfect peter phoenix player playstation please pokemon police porsche power praise praisegod
  precious pretty prince princess private promise purple pussy qwerty rabbit rachel rainbow ranger rangers raymond
  rebecca redsox redwings remember richard richmond robert rock rocky ronaldo rooster root rose russia sabrina salvation
  samantha samson samsung samuel sandra sarah saturday scooter scorpion scotland secret secure security september service
  sexy shadow shalom shannon shopping silver simple sister skywalker slipknot smile smokey snoopy soccer softball
  something sophia soulmate southside spanish sparky spider spiderman spongebob spring star starwars station stephanie
  steelers strawberry student success sugar summer sunday sunflower sunshine superman superstar superuser support
  sweet sweetheart sweetie sweetlove sweetness swordfish system taylor teacher teamo temp temporary tequila test testing
  thankgod thankyou the thomas thunder thuglife tiffany tiger tigger tinkerbell titanic today tomorrow toyota travis
  trinity trouble trust trustno trustnoone trustgod turkey twitter unicorn united universe university user valentine
  vanessa victor victoria victory vincent virginia waterfall welcome welcometo whatever whatsapp whatsup william
  wilson winner winter wisdom wizard wonder wonderful world xbox yahoo yamaha yankees yellow yourmom zainab zxcvbnm
  `
    .trim()
    .split(/\s+/),
);

const DIFFERENT_CHARACTERS_MIN = 4;
const REPEATED_PART_MAX_LENGTH = 5;
const DECORATION_MAX_LENGTH = 6;
const WORDS_MAX = 2;
const WORD_MAX_LENGTH = Math.max(...[...COMMON_PASSWORD_WORDS].map((word) => word.length));

const LETTERS_OF_SIGNS = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
} as const;

/** Whether the password is among the first that anybody would try. */
export function isEasyToGuess(password: string): boolean {
  const text = password.toLowerCase();
  return (
    new Set(text).size < DIFFERENT_CHARACTERS_MIN ||
    isRepetition(text) ||
    isWalk(text) ||
    isDecoratedWord(text) ||
    isDecoratedWord(undoSigns(text))
  );
}

/**
 * p4$$w0rd1 → password1: a sign with a letter after it stands for a letter, the others are decoration. A run of signs is
 * read as a whole: asking each of them what comes after its neighbours would take the square of their number.
 */
export function undoSigns(text: string): string {
  return text.replaceAll(/([013457@$!]+)([a-z])?/g, (run: string, signs: string, letter?: string) =>
    letter === undefined ? run : signs.replaceAll(/./g, toLetter) + letter,
  );
}

function toLetter(sign: string): string {
  return LETTERS_OF_SIGNS[sign as keyof typeof LETTERS_OF_SIGNS];
}

function isRepetition(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++) {
    const isPartOfAll = text.length % length === 0 && text.startsWith(text.slice(length));
    if (!isPartOfAll) continue;
    if (length <= REPEATED_PART_MAX_LENGTH || isDecoratedWord(text.slice(0, length))) return true;
  }
  return false;
}

/** One or two common words with little or nothing of one's own around and between them: Welcome2024!, jesus.is.123. */
function isDecoratedWord(text: string): boolean {
  const letters = text.replaceAll(/[^a-z]/g, '');
  const decoration = text.replaceAll(/[a-z]/g, '');
  const isDecorationWeak = decoration.length <= DECORATION_MAX_LENGTH || isWalk(decoration);
  return letters !== '' && isDecorationWeak && isMadeOfWords(letters, WORDS_MAX);
}

function isMadeOfWords(letters: string, wordsLeft: number): boolean {
  if (letters.length > wordsLeft * WORD_MAX_LENGTH) return false;
  if (COMMON_PASSWORD_WORDS.has(letters)) return true;
  if (wordsLeft === 1) return false;
  for (let length = 1; length < letters.length; length++) {
    const isWord = COMMON_PASSWORD_WORDS.has(letters.slice(0, length));
    if (isWord && isMadeOfWords(letters.slice(length), wordsLeft - 1)) return true;
  }
  return false;
}
