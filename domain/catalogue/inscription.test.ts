import { expect, test } from 'vitest';
import { findInscriptionProblem } from './inscription.ts';

test.each(['', 'Happy 30th, Ọ̀ṣun & Tolú!', 'Ada ♥ Emeka', '60 © Mum', '生日快乐', 'Joyeux Noël #1 *'])(
  '%j can be piped (P29.107)',
  (typed) => {
    expect(findInscriptionProblem(typed)).toBeUndefined();
  },
);

test.each(['Happy birthday 🎂', '❤️', '🇳🇬 at 60', '👨‍👩‍👧', '1️⃣ today', 'Well done ✨'])(
  '%j can’t be piped (P29.107)',
  (typed) => {
    expect(findInscriptionProblem(typed)).toMatch(/^We can’t write emoji/);
  },
);
