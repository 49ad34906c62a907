import * as z from 'zod/mini';
import { DESIGN_MAX_LENGTH, isDesignLike } from '../domain/cart/choice.ts';

/** Blank for none. Whether such a cake can be made is found out when it is priced. */
export const lineDesignSchema = z.string().check(z.maxLength(DESIGN_MAX_LENGTH), z.refine(isDesignLike));
