// Several answers: what they share, two of them, and clues that would leave one.

import { call } from "../api.js";
import { paused } from "../dom.js";
import { asked } from "../store.js";
import { button, buttons, paragraph } from "./card.js";

/** @import { Parts } from "../assistant.js" */
/** @import { Ghost } from "../board/layers.js" */

const NAME = "More than one answer";
const PAUSE = 300;

/** @type {(parts: Parts) => { ask: () => void, share: () => Promise<void> }} */
export function startSeveral(parts) {
  const { app, card, solving } = parts;

  function ask() {
    const words = "This board has more than one answer. What would you like to see?";
    card.show(NAME, paragraph(words), choices());
  }

  /** @type {(done?: (() => void) | null) => HTMLElement} */
  const choices = (done = null) => buttons(
    button("What they share", share, { hidden: done === share }),
    button("Two of them side by side", pair, { hidden: done === pair, class: "served" }),
    button("Clues that would leave one", extra, { hidden: done === extra, class: "served" }),
  );

  /** @type {(signal: AbortSignal, isExtra: boolean) => Promise<any>} */
  const compare = (signal, isExtra) =>
    call("differences", asked(app.store.now, { marks: [], extra: isExtra }), signal);

  async function share() {
    await card.work("What all answers share", "Comparing all answers …", async (signal) => {
      const { status, cautious, brave } = await compare(signal, false);
      if (isOther(status)) return;
      if (cautious === null) return card.add(paragraph("The answers were not all compared in time."));
      card.offer("overlay", { certain: cautious, possible: brave });
      card.add(
        paragraph("The board shows all answers at once: full is what every answer has, faint what"
          + " only some have."),
        paragraph(`${cautious.length} of ${brave.length} are certain.`),
        choices(share),
      );
    });
  }

  async function pair() {
    await card.work("Two answers", "Looking for two answers …", async (signal) => {
      const { status, picture } = await compare(signal, false);
      if (isOther(status)) return;
      if (picture === null) return card.add(paragraph("These rules do not say how a board is drawn."));
      const frames = [{ svg: picture }];
      card.offer("film", { title: "Two answers", frames, at: 0 });
      card.add(
        paragraph("Where they differ is highlighted; the third board is what all answers share."),
        choices(pair),
      );
    });
  }

  async function extra() {
    await card.work("Clues that would leave one", "Looking for the fewest clues …", async (signal) => {
      const { status, offers, proof } = await compare(signal, true);
      if (isOther(status)) return;
      if (!offers.length) return card.add(paragraph("No clues were found that would leave one answer."));
      offer(offers);
      const isOne = offers.length === 1;
      card.add(
        paragraph(isOne
          ? "One clue more would leave one answer. It stands faintly on the board: click it to add it."
          : `These ${offers.length} clues would leave one answer (${proof}). They stand faintly on the board:`
          + " click one to add it."),
        buttons(button(isOne ? "Add it" : "Add all", () => add(missing(offers)), { class: "primary" })),
      );
    });
  }

  // Ghosts of the clues that are not there yet: the others stay when the player has added one.
  /** @type {(offers: Ghost[]) => void} */
  function offer(offers) {
    card.offer("ghosts", offers);
    card.keepWhile(() => {
      const left = missing(offers);
      if (!left.length || left.length === offers.length) return false;
      offer(left);
      return true;
    });
  }

  /** @type {(offers: Ghost[]) => Ghost[]} */
  function missing(offers) {
    const facts = app.store.now.facts.replaceAll(/%.*|\s/g, "");
    return offers.filter(({ atom }) => !facts.includes(`${atom}.`));
  }

  /** @type {(offers: Ghost[]) => void} */
  const add = (offers) => app.emit("clues", offers.map(({ atom }) => atom));

  /** @type {(status: string) => boolean} */
  function isOther(status) {
    if (status === "multiple") return false;
    card.add(paragraph("There is no longer more than one answer."));
    return true;
  }

  const soon = paused(PAUSE, () => {
    const { outcome, isOld } = solving.now;
    const isSeveral = !isOld && outcome?.status === "multiple" && outcome.horizon === null;
    if (isSeveral && card.mayCome(NAME)) ask();
  });
  solving.on(soon);
  return { ask, share };
}
