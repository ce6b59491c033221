// The boards of an exported page, and what was found of them when it was made.

import { told } from "./told.js";

/** @import { Answer, Outcome } from "../replies.js" */
/** @import { Step } from "../assistant/sentence.js" */
/** @import { Picture } from "../board/film.js" */
/** @import { Game } from "../board/game.js" */
/** @import { Effects } from "./looks.js" */
/**
 * @typedef {{ status: string, complete: boolean, interrupted: string | null, grade?: object,
 *   own?: Step | null, start: Picture[], steps: Step[] }} Explained `own`: what clues say alone
 */
/**
 * @typedef {object} Exported
 * @property {string} id
 * @property {string} name
 * @property {any} sheet what /board tells of it, without marks
 * @property {Effects} [effects]
 * @property {Outcome} outcome
 * @property {string | null} remark what a player misses
 * @property {Explained} [explained] where there is one answer
 * @property {Picture[]} [solution]
 */

/** @type {{ title: string, game: Game, boards: Exported[], around?: [before: string, after: string] }} `around` are pages of a site */
export const { title, game, boards, around } = await told;
