/** Things that are asked about one by one: no more than this, or a large fleet would be asked for minutes. */
const ASKED_MAX = 100
/** Questions at once: the page's own are to be answered, too. */
const AT_ONCE = 4

export function firstOf<Thing>(things: readonly Thing[]): readonly Thing[] {
  return things.slice(0, ASKED_MAX)
}

/** Asks about each, a few at a time; the answers come in the order of the things. */
export async function eachOf<Thing, Answer>(
  things: readonly Thing[],
  ask: (thing: Thing) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = []
  for (let start = 0; start < things.length; start += AT_ONCE)
    // A portion begins when the one before has ended.
    // oxlint-disable-next-line eslint/no-await-in-loop
    answers.push(...(await Promise.all(things.slice(start, start + AT_ONCE).map(ask))))
  return answers
}
