/* For PostgreSQL's split_part. */

export const FIRST_NAMES =
  'Ada,Bola,Chidi,Dayo,Ebun,Femi,Grace,Halima,Ife,Jide,Kemi,Lola,Musa,Ngozi,Obi,Pelumi,Rita,Sade,Tunde,Uche,Vera,Wale,Yemi,Zainab';
export const LAST_NAMES =
  'Adebayo,Balogun,Chukwu,Danjuma,Eze,Folarin,Garba,Hassan,Ibrahim,Johnson,Kalu,Lawal,Mohammed,Nwosu,Okafor,Peters,Raji,Salami,Taiwo,Udo,Williams,Yusuf';
